import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Destination,
  type NavigationEvent,
  type NavigationOutput,
  type NavigationState,
  navigate,
} from './navigation-state';

const paths = ['/docs', '/docs/a', '/docs/b'];

const anyDestination: fc.Arbitrary<Destination> = fc.record({
  path: fc.constantFrom(...paths),
  hash: fc.constantFrom('', '#part'),
  keepsPosition: fc.boolean(),
});

const anyEvent: fc.Arbitrary<NavigationEvent> = fc.oneof(
  fc.record({
    type: fc.constant('started' as const),
    cause: fc.constantFrom('link' as const, 'history' as const),
    destination: anyDestination,
    isRendered: fc.boolean(),
  }),
  fc.record({ type: fc.constant('rendered' as const), path: fc.constantFrom(...paths) }),
  fc.record({
    type: fc.constantFrom('delayPassed' as const, 'settled' as const, 'failed' as const),
  }),
);

/** Runs events. Returns every state with the outputs that led to it. */
function run(events: readonly NavigationEvent[]) {
  const steps: Array<{
    event: NavigationEvent;
    state: NavigationState;
    outputs: readonly NavigationOutput[];
  }> = [];
  let state: NavigationState = { status: 'idle' };
  for (const event of events) {
    const step = navigate(state, event);
    state = step.state;
    steps.push({ event, ...step });
  }
  return steps;
}

/** Expects a flag, which outputs set and clear, to be set exactly in one status, after any sequence of events. */
function expectFlagInStatus(
  status: NavigationState['status'],
  flag: {
    set: NavigationOutput['type'];
    clear: NavigationOutput['type'];
    clearedBy?: NavigationEvent['type'];
  },
): void {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let isSet = false;
      for (const { event, state, outputs } of run(events)) {
        if (event.type === flag.clearedBy) isSet = false;
        for (const { type } of outputs) {
          if (type === flag.set) isSet = true;
          if (type === flag.clear) isSet = false;
        }
        expect(isSet).toBe(state.status === status);
      }
    }),
  );
}

const types = (outputs: readonly NavigationOutput[]) => outputs.map(({ type }) => type);
const isUnderway = ({ status }: NavigationState) => status === 'pending' || status === 'slow';

const start = (
  path: string,
  more: Partial<Extract<NavigationEvent, { type: 'started' }>> = {},
) => ({
  type: 'started' as const,
  cause: 'link' as const,
  destination: { path, hash: '', keepsPosition: false },
  isRendered: false,
  ...more,
});

describe('a sequence of navigations', () => {
  it('shows the progress bar exactly while a navigation is slow', () => {
    expectFlagInStatus('slow', { set: 'showProgress', clear: 'hideProgress' });
  });

  it('has a running delay exactly while a navigation is pending', () => {
    expectFlagInStatus('pending', {
      set: 'startDelay',
      clear: 'cancelDelay',
      clearedBy: 'delayPassed',
    });
  });

  it('moves the reader only when the page of the last followed link is shown', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let last: Extract<NavigationEvent, { type: 'started' }> | undefined;
        for (const { event, state, outputs } of run(events)) {
          if (event.type === 'started') last = event;
          const move = outputs.find(({ type }) => type === 'moveTo');
          if (!move) continue;
          expect(state.status).toBe('done');
          expect(last?.cause).toBe('link');
          expect(move).toEqual({ type: 'moveTo', hash: last?.destination.hash });
          expect(last?.isRendered && last.destination.keepsPosition).toBe(false);
          if (event.type === 'rendered') expect(event.path).toBe(last?.destination.path);
        }
      }),
    );
  });

  it('ends when the page of the last navigation is rendered', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyDestination, (events, destination) => {
        const steps = run([
          ...events,
          start(destination.path, { destination }),
          { type: 'rendered', path: destination.path },
        ]);
        expect(steps.at(-1)?.state).toEqual({ status: 'done' });
      }),
    );
  });
});

describe('a navigation', () => {
  it('to the page that is shown ends the one that is under way', () => {
    const steps = run([
      start('/docs/a'),
      { type: 'delayPassed' },
      start('/docs', { isRendered: true }),
    ]);
    expect(types(steps.at(-1)?.outputs ?? [])).toEqual(['hideProgress', 'moveTo']);
  });

  it('is not ended by a page that an earlier one led to', () => {
    const steps = run([start('/docs/a'), start('/docs/b'), { type: 'rendered', path: '/docs/a' }]);
    expect(steps.at(-1)?.state.status).toBe('pending');
  });

  it('back or forward restores the scroll position when its page is rendered', () => {
    const back = start('/docs/a', { cause: 'history' });
    const steps = run([back, { type: 'rendered', path: '/docs/a' }]);
    expect(types(steps.at(-1)?.outputs ?? [])).toEqual(['cancelDelay', 'restoreScroll']);
  });

  it('that the router ends before it is reported restores the scroll position', () => {
    const [step] = run([{ type: 'rendered', path: '/docs/a' }]);
    expect(step?.outputs).toEqual([{ type: 'restoreScroll' }]);
  });

  it('that changes only the query moves nothing', () => {
    const destination = { path: '/docs', hash: '', keepsPosition: true };
    const [step] = run([start('/docs', { destination, isRendered: true })]);
    expect(step?.outputs).toEqual([]);
  });

  it.each(['link', 'history'] as const)('by %s that the browser takes over fails', (cause) => {
    const steps = run([start('/docs/a', { cause }), { type: 'delayPassed' }, { type: 'failed' }]);
    expect(steps.at(-1)?.state).toEqual({ status: 'failed' });
    expect(steps.filter(({ state }) => isUnderway(state))).toHaveLength(2);
  });
});
