"""Metrics: counted where the extra is installed, and refused with a sentence where it is not."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
from prometheus_client import REGISTRY

from saturnalia.server import metrics

BOARD = Path(__file__).parents[1] / "deploy" / "grafana.json"
WITHOUT = "import sys; sys.modules['prometheus_client'] = None; "


def test_what_happens_is_counted() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    metrics.check_metrics()
    metrics.serve_metrics(port, 1)
    metrics.REFUSALS.labels("refused-method").inc()
    assert 'saturnalia_refusals_total{reason="refused-method"}' in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def test_without_the_extra_nothing_is_counted_and_nothing_fails() -> None:
    use = (
        "from saturnalia.server import metrics as m; m.REFUSALS.labels('x').inc(); m.ENTRIES.inc(2); "
        "m.LIVE_TABLES.set(3); m.CONNECTIONS.dec(); m.BOT_SECONDS.labels('miles').observe(0.1)"
    )
    subprocess.run([sys.executable, "-c", WITHOUT + use], check=True)


def test_without_the_extra_metrics_are_refused() -> None:
    command = "from saturnalia.cli import main; main()"
    arguments = ["serve", "--metrics-port", "9000", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT + command, *arguments], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 1
    assert 'pip install "saturnalia[metrics]"' in done.stderr.replace("\n", " ")


def test_the_board_asks_for_what_is_counted() -> None:
    counted = {family.name for family in REGISTRY.collect()}
    ours = {name for name in counted if name.startswith("saturnalia_")}
    asked: set[str] = set()
    for panel in json.loads(BOARD.read_text("utf-8"))["panels"]:
        for target in panel["targets"]:
            found = re.findall(r"\b((?:saturnalia|process)_\w+)", target["expr"])
            assert found, panel["title"]
            asked |= {re.sub(r"_(total|bucket)$", "", name) for name in found}
    assert asked - counted == set()
    assert ours - asked == set(), "counted, but not shown"


def test_times_are_measured_only_where_something_counts() -> None:
    use = "from saturnalia.server import metrics as m\nwith m.MESSAGE_SECONDS.labels('act').time(): pass"
    subprocess.run([sys.executable, "-c", WITHOUT + use], check=True)
