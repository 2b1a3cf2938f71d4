"""Land, seas, rivers, borders and relief from open geography, bent so that they fit a board; and where names go."""
