"""How all tests run: Hypothesis profiles, chosen by the variable HYPOTHESIS_PROFILE."""

import os

from hypothesis import HealthCheck, settings

# No deadline: a first call may compile a kernel, and the machine may be busy.
settings.register_profile(
    "quick",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
