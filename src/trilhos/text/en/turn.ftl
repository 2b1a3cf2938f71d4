# A turn in the browser.
action-pass = Pass
action-undo = Undo
