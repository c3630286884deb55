import { expect, it } from 'vitest';
import { hasSameStatus, pairIds } from './replay-calls';

it('finds the ids that the sandbox has instead of those of a file', () => {
  const recorded = { appointmentId: 5551, status: 'REQUESTED', profile: { id: 812 }, pageId: 1 };
  const found = { appointmentId: 70431, status: 'SCHEDULED', profile: { id: 812 }, pageId: 2 };
  expect(pairIds([recorded, recorded], [found])).toEqual([
    { field: 'appointmentId', from: '5551', to: '70431' },
  ]);
});

it('compares the status only of calls that had a response', () => {
  const call = {
    ...{ index: 0, name: undefined, method: 'GET', path: '/', status: 405, operationId: 'a' },
    ...{ isWebhook: false, findingCount: 0, valueRuleCount: 0, hasError: false, isRefused: false },
    ...{ hasClientError: false, likelyCauseCount: 0, isPartial: false, isCut: false },
  };
  expect(hasSameStatus({ call, status: 200 })).toBe(false);
  expect(hasSameStatus({ call: { ...call, status: undefined }, status: 200 })).toBe(true);
});
