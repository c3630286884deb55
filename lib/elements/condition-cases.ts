import type { ScreenData } from './bindings';
import type { Condition } from './contract-types';

/** The values in the data against which a condition can be tested. */
export const conditionInputs: Array<{ title: string; data: ScreenData }> = [
  { title: 'The value', data: { status: 'NO_SHOW', count: 3 } },
  { title: 'Another value of the type', data: { status: 'REQUESTED', count: 1 } },
  { title: 'Missing', data: {} },
  { title: '`null`', data: { status: null, count: null } },
  { title: 'Another type', data: { status: 7, count: '3' } },
];

/**
 * Results of each operator, for each of `conditionInputs` in their order. The page about conditions shows it, and
 * the tests of the renderer hold the renderer to it.
 */
export const conditionCases: Array<{ condition: Condition; results: boolean[] }> = [
  {
    condition: { bind: '/status', equals: 'NO_SHOW' },
    results: [true, false, false, false, false],
  },
  {
    condition: { bind: '/status', notEquals: 'NO_SHOW' },
    results: [false, true, true, true, true],
  },
  {
    condition: { bind: '/status', oneOf: ['NO_SHOW'] },
    results: [true, false, false, false, false],
  },
  { condition: { bind: '/status', exists: true }, results: [true, true, false, false, true] },
  { condition: { bind: '/status', exists: false }, results: [false, false, true, true, false] },
  { condition: { bind: '/count', above: 2 }, results: [true, false, false, false, false] },
  { condition: { bind: '/count', below: 2 }, results: [false, true, false, false, false] },
  {
    condition: { not: { bind: '/status', oneOf: ['NO_SHOW'] } },
    results: [false, true, true, true, true],
  },
];
