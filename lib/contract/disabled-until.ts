import { meetsCondition, resolveBinding, type ScreenData } from './bindings';
import type { DisabledUntil } from './contract-types';
import { getAt } from './json-pointer';

/**
 * Whether an element that waits for something is still disabled.
 * @param now milliseconds since 1970; undefined where no clock is known: then no moment has come
 */
export function isDisabledUntil(
  until: DisabledUntil,
  data: ScreenData,
  now: number | undefined,
): boolean {
  switch (until.kind) {
    case 'time': {
      const at = typeof until.at === 'string' ? until.at : resolveBinding(until.at, data);
      const moment = typeof at === 'string' ? Date.parse(at) : Number.NaN;
      return now === undefined || Number.isNaN(moment) || now < moment;
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
