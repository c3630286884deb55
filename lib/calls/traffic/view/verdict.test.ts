import { describe, expect, it } from 'vitest';
import { type JudgedCall, judgeCall, judgeCalls } from './verdict';

const fitting: JudgedCall = {
  ...{ operationId: 'getAppointment', method: 'GET', isWebhook: false, isRefused: false },
  ...{ hasClientError: false, hasError: false, findingCount: 0, valueRuleCount: 0 },
  ...{ likelyCauseCount: 0, isPartial: false, isCut: false },
};
const unread = [{ about: 'unread' as const }];
const note: Array<{ about?: 'method' | 'unread' }> = [{}];

type Row = [what: Partial<JudgedCall>, notes: typeof note, kind: string, text: RegExp];

describe('the verdict about a call', () => {
  // biome-ignore format: a table
  it.each<Row>([
    [{}, [], 'fits', /^The call fits the description\.$/],
    [{}, note, 'reserved', /See the notes/],
    [{}, unread, 'unread', /no all-clear/],
    [{}, [{ about: 'method' }], 'unread', /Select the method/],
    [{ isCut: true }, [], 'unread', /no all-clear/],
    [{ isPartial: true, valueRuleCount: 2 }, [], 'reserved', /^The part of the call that the text has fits/],
    [{ valueRuleCount: 2 }, [], 'reserved', /2 documented rules/],
    [{ valueRuleCount: 2 }, unread, 'unread', /no all-clear/],
    [{ findingCount: 1 }, [], 'reserved', /but 1 finding/],
    [{ findingCount: 1 }, unread, 'unread', /no all-clear/],
    [{ findingCount: 2, hasError: true }, unread, 'misfit', /doesn’t fit: 2 findings/],
    [{ operationId: undefined }, [], 'reserved', /No operation is known/],
    [{ hasClientError: true }, [], 'reserved', /client reported an error\.$/],
    [{ hasClientError: true, operationId: undefined }, [], 'reserved', /paste it, too/],
    [{ isRefused: true }, [], 'reserved', /^The server reported an error, although/],
    [{ isRefused: true }, unread, 'reserved', /^The server reported an error, and the whole call/],
    [{ isRefused: true, isPartial: true }, [], 'reserved', /whole call isn’t known/],
    [{ isRefused: true, likelyCauseCount: 1 }, [], 'reserved', /breaks one of its rules/],
    [{ isRefused: true, hasError: true, findingCount: 1 }, [], 'misfit', /error, and .* 1 finding/],
    [{ isRefused: true, findingCount: 1 }, [], 'reserved', /error: 1 finding/],
    [{ isRefused: true, isWebhook: true }, [], 'reserved', /^Your receiver reported an error\.$/],
    [{ isRefused: true, operationId: undefined }, [], 'reserved', /Select the operation/],
  ])('%j, %j: %s', (what, notes, kind, text) => {
    const call = { ...fitting, ...what };
    expect(judgeCall(call, notes)).toMatchObject({ kind, text: expect.stringMatching(text) });
    // An input with one call has the verdict of the call.
    expect(judgeCalls([call], notes)).toEqual(judgeCall(call, notes));
  });
});

describe('the verdict about several calls', () => {
  // biome-ignore format: a table
  it.each<Row>([
    [{}, [], 'fits', /^2 calls fit the description/],
    [{}, note, 'reserved', /^No contradiction in 2 calls, but 1 note\.$/],
    [{ valueRuleCount: 2, findingCount: 1 }, note, 'reserved', /but 1 finding and 3 notes\.$/],
    [{ valueRuleCount: undefined }, [], 'reserved', /select a call/],
    [{ isCut: true }, [], 'reserved', /1 can’t be judged/],
    [{}, unread, 'unread', /no all-clear/],
    [{ isRefused: true }, [], 'reserved', /^1 of 2 calls don’t fit or were refused\.$/],
    [{ isRefused: true }, unread, 'reserved', /refused\. A part/],
    [{ hasError: true }, [], 'misfit', /^1 of 2/],
    [{ hasClientError: true }, [], 'reserved', /^1 of 2/],
  ])('%j, %j: %s', (what, notes, kind, text) => {
    const calls = [fitting, { ...fitting, ...what }];
    expect(judgeCalls(calls, notes)).toMatchObject({ kind, text: expect.stringMatching(text) });
  });

  it('needs a call', () => {
    expect(judgeCalls([], [])).toMatchObject({ kind: 'unread' });
  });
});
