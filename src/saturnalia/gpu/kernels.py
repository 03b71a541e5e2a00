"""How lanes share the threads of a graphics card while they play.

A card runs 32 threads as one, a warp: while they do different things, they wait for each other. So lanes are put
together by the *kind* of what they have to do next: to answer a certain decision, to go on with something that an
action has left to be done (`pauses`), or to begin a match. Lanes know nothing of each other, so what they play does not
depend on who shares a warp. There are two ways:

- *in step*: a block has a thread for each lane, and before every action its lanes are sorted by kind. Those whose match
  is over wait for the others, so that all stay near each other. The states of few lanes stay in the fast cache.
- *freely*: a block has more lanes than threads. A warp takes up to 32 lanes of that kind for which most are waiting;
  warps never wait for each other. Better where actions differ much in length or have many kinds.

A thread that meets a number which does not fit leaves (`device_records`). Where one is missing, its block gives up,
for everything will be played again.
"""

from __future__ import annotations

from typing import Any

WARP = 32
_EVERY = 0xFFFFFFFF
"""All threads of a warp."""

_LARGEST_BLOCK = 1024
"""Lanes: the sets of those that wait are bits, one word for each thread of a warp."""

# placeholders: `playouts.kernel` puts the device, one game's functions and numbers in their place
cuda: Any = None
advance: Any = None
play_action: Any = None
digest_match: Any = None
begin_match: Any = None
go_on_once: Any = None
what_is_left: Any = None
lane_at: Any = None
ACTIONS: Any = None
SEATS: Any = None
SMALL: Any = None
WHOLE: Any = None
BITS: Any = None
THREADS: Any = None
LANES: Any = None
WORDS: Any = None
DECISIONS: Any = None
KINDS: Any = None
OVER: Any = None
DONE: Any = None


def check(kernel: str, threads: int, lanes: int, kinds: int) -> None:
    """Raise an error if a block cannot be like this.

    >>> check("play_in_step", 256, 512, 12)
    Traceback (most recent call last):
    ValueError: in step every lane has a thread, and there are at least as many as kinds
    """
    if threads % WARP or lanes % WARP or lanes > _LARGEST_BLOCK:
        raise ValueError(f"threads and lanes come in thirty-twos, lanes up to {_LARGEST_BLOCK}")
    if kernel == "play_in_step" and (threads != lanes or threads < kinds):
        raise ValueError("in step every lane has a thread, and there are at least as many as kinds")


def advance_lane(
    s: Any, kind: int, lane: int, ids: Any, points: Any, options: Any, numbers: Any, matches: int, longest: int,
    counts: Any, digests: Any, played: Any, ended: Any,
) -> int:  # fmt: skip
    """Do in a lane what it has to do next, and return of which kind the following is."""
    if kind < DECISIONS:
        play_action(s, ids, numbers[lane])
        played[lane] += 1
    elif kind < OVER:
        go_on_once(s)
    else:
        if played[lane] > 0:
            digests[lane] = digest_match(s, points, digests[lane], played[lane])
            counts[lane] += played[lane]
            played[lane] = 0
            ended[lane] += 1
        if ended[lane] >= matches:
            return int(DONE)
        begin_match(s, options, numbers[lane])
    left = what_is_left(s)
    if left > 0:
        return int(DECISIONS + left - 1)
    if s.actor < 0 or played[lane] == longest:
        return int(OVER)
    return int(s.decision)


def play_in_step(
    options: Any, numbers: Any, matches: int, longest: int, counts: Any, digests: Any, played: Any, ended: Any,
    memory: Any,
) -> None:  # fmt: skip
    """Play the lanes of one block; `counts`, `digests`, `played` and `ended` begin with zeros."""
    thread = cuda.threadIdx.x
    block = cuda.blockIdx.x
    first = block * LANES
    sizes = cuda.shared.array(KINDS, WHOLE)
    starts = cuda.shared.array(KINDS, WHOLE)
    kinds = cuda.shared.array(LANES, SMALL)
    order = cuda.shared.array(LANES, SMALL)
    ids = cuda.local.array(ACTIONS, SMALL)
    points = cuda.local.array(SEATS, WHOLE)
    kinds[thread] = OVER if first + thread < len(counts) else DONE
    running = LANES
    while running > 0:
        if cuda.syncthreads_count(1) < THREADS:  # a thread that met a number that does not fit has left
            break
        if thread < KINDS:
            sizes[thread] = 0
        cuda.syncthreads()
        place = cuda.atomic.add(sizes, kinds[thread], 1)
        cuda.syncthreads()
        if thread < KINDS:  # the largest groups first, whose warps are full; then matches that are over or done
            start = 0
            for other in range(KINDS):
                if thread >= OVER or other >= OVER:
                    before = other < thread
                else:
                    before = sizes[other] > sizes[thread] or (sizes[other] == sizes[thread] and other < thread)
                if before:
                    start += sizes[other]
            starts[thread] = start
        cuda.syncthreads()
        order[starts[kinds[thread]] + place] = thread
        running = LANES - sizes[DONE]
        asked = running - sizes[OVER]
        cuda.syncthreads()
        if thread < asked or (asked == 0 and thread < running):
            own = order[thread]
            kinds[own] = advance(
                lane_at(memory, block, own), kinds[own], first + own, ids, points, options, numbers, matches, longest,
                counts, digests, played, ended,
            )  # fmt: skip


def play_freely(
    options: Any, numbers: Any, matches: int, longest: int, counts: Any, digests: Any, played: Any, ended: Any,
    memory: Any,
) -> None:  # fmt: skip
    """Play the lanes of one block; `counts`, `digests`, `played` and `ended` begin with zeros."""
    me = cuda.laneid
    home = cuda.threadIdx.x - me
    block = cuda.blockIdx.x
    first = block * LANES
    sizes = cuda.shared.array(KINDS, WHOLE)
    waiting = cuda.shared.array((KINDS, WORDS), BITS)
    control = cuda.shared.array(3, WHOLE)  # whether a warp is choosing, how often one has chosen, whether all give up
    chosen = cuda.shared.array(THREADS, SMALL)
    ids = cuda.local.array(ACTIONS, SMALL)
    points = cuda.local.array(SEATS, WHOLE)
    for kind in range(cuda.threadIdx.x, KINDS, THREADS):
        sizes[kind] = 0
        for word in range(WORDS):
            waiting[kind, word] = 0
    if cuda.threadIdx.x < len(control):
        control[cuda.threadIdx.x] = 0
    cuda.syncthreads()
    for own in range(cuda.threadIdx.x, LANES, THREADS):
        kind = OVER if first + own < len(counts) else DONE
        cuda.atomic.or_(waiting, (kind, own // WARP), BITS(1) << BITS(own % WARP))
        cuda.atomic.add(sizes, kind, 1)
    cuda.syncthreads()
    while True:
        if me == 0:
            while cuda.atomic.cas(control, 0, 0, 1) != 0:
                cuda.nanosleep(20)
        cuda.syncwarp()
        cuda.threadfence_block()

        best = 0
        for kind in range(me, DONE, WARP):
            best = max(best, sizes[kind] * KINDS + kind)
        cuda.syncwarp()
        step = WARP // 2
        while step > 0:
            best = max(best, cuda.shfl_xor_sync(_EVERY, best, step))
            step //= 2
        kind = best % KINDS
        finished = sizes[DONE] == LANES
        taken = 0
        if best >= KINDS:
            word = (me + control[1]) % WORDS
            bits = waiting[kind, word] if me < WORDS else BITS(0)
            here = WHOLE(cuda.popc(bits))
            last = here
            step = 1
            while step < WARP:
                before = cuda.shfl_up_sync(_EVERY, last, step)
                if me >= step:
                    last += before
                step *= 2
            taken = min(WARP, cuda.shfl_sync(_EVERY, last, WARP - 1))
            place = last - here
            gone = BITS(0)
            while bits != 0 and place < WARP:
                lowest = bits & (~bits + BITS(1))
                chosen[home + place] = word * WARP + cuda.ffs(lowest) - 1
                gone |= lowest
                bits ^= lowest
                place += 1
            if gone != 0:
                cuda.atomic.and_(waiting, (kind, word), ~gone)
            cuda.syncwarp()
            if me == 0:
                control[1] += 1
                cuda.atomic.sub(sizes, kind, taken)

        cuda.threadfence_block()
        cuda.syncwarp()
        if me == 0:
            cuda.atomic.exch(control, 0, 0)
        if taken == 0:
            if finished:
                break
            cuda.nanosleep(500)
        cuda.syncwarp()
        if me < taken:
            own = chosen[home + me]
            kind = advance(
                lane_at(memory, block, own), kind, first + own, ids, points, options, numbers, matches, longest,
                counts, digests, played, ended,
            )  # fmt: skip
            cuda.threadfence_block()
            cuda.atomic.or_(waiting, (kind, own // WARP), BITS(1) << BITS(own % WARP))
            cuda.threadfence_block()
            cuda.atomic.add(sizes, kind, 1)
        if cuda.popc(cuda.ballot_sync(_EVERY, control[2] == 0)) < WARP:  # whoever has left does not answer
            control[2] = 1
            break
