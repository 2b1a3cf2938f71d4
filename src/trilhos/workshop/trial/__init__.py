"""The bot test: bots play a board hundreds of times, and tell what is wrong with it and what would be better."""

from trilhos.workshop.trial.figures import Advice
from trilhos.workshop.trial.figures import TrialReport as Report
from trilhos.workshop.trial.plan import TrialPlan as Plan
from trilhos.workshop.trial.proof import Proposal, improve
from trilhos.workshop.trial.run import try_out

__all__ = ["Advice", "Plan", "Proposal", "Report", "improve", "try_out"]
