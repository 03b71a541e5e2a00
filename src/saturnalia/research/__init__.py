"""For researchers: the same rules in batches, and behind PettingZoo, OpenSpiel and Gymnasium."""

from saturnalia.kernel.shipped import use_own_code

use_own_code()
