import { getAt } from '../kit/json/json-pointer';
import { meetsCondition, resolveBinding, type ScreenData } from './bindings';
import type { DisabledUntil } from './contract-types';

/**
 * Whether a `disabledUntil` rule still disables its element.
 * @param now milliseconds since the epoch. If undefined, a `time` rule always disables the element.
 */
export function isDisabledUntil(
  until: DisabledUntil,
  data: ScreenData,
  now: number | undefined,
): boolean {
  switch (until.kind) {
    case 'time': {
      const at = typeof until.at === 'string' ? until.at : resolveBinding(until.at, data);
      const timestamp = typeof at === 'string' ? Date.parse(at) : Number.NaN;
      return now === undefined || Number.isNaN(timestamp) || now < timestamp;
    }
    case 'account-inactive':
      return getAt(data, '/account/active') !== true;
    case 'status-change': {
      const status = getAt(data, until.status ?? '/appointment/status');
      return until.while.some((value) => value === status);
    }
    case 'condition':
      return !meetsCondition(until.condition, data);
  }
}
