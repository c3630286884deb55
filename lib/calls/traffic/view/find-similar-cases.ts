import { parseJson } from '../../../kit/files/parse-json';
import { isRecord } from '../../../kit/json/is-record';
import type { RequestDescription, RequestPreset } from '../../request/request-description';
import type { CallDetail } from './traffic-messages';

const maxCases = 4;

/** The names of what a request sends: the fields of its body, and its query parameters. */
function listNames({ call, path }: Pick<CallDetail, 'call' | 'path'>): string[] {
  const body = parseJson(call.request?.body?.content ?? '');
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  return [...(isRecord(body) ? Object.keys(body) : []), ...query.keys()];
}

const listPresetNames = ({ body, parameters }: RequestPreset): string[] => [
  ...(isRecord(body) ? Object.keys(body) : []),
  ...Object.keys(parameters).map((key) => key.replace(/^\w+\./, '')),
];

/**
 * Finds the cases of the sandbox that resemble a call of their operation, the most similar first: refused like it, with the
 * same fields.
 */
export function findSimilarCases(
  { presets }: Pick<RequestDescription, 'presets'>,
  detail: Pick<CallDetail, 'call' | 'path'>,
): RequestPreset[] {
  const names = listNames(detail);
  const isRefused = (detail.call.response?.status ?? 400) >= 400;
  const score = (preset: RequestPreset): number => {
    const others = listPresetNames(preset);
    const shared = others.filter((name) => names.includes(name)).length;
    return (
      (preset.status >= 400 === isRefused ? 2 : 0) +
      shared / Math.max(1, new Set([...names, ...others]).size)
    );
  };
  return presets
    .filter(({ group }) => group === 'case')
    .sort((one, other) => score(other) - score(one))
    .slice(0, maxCases);
}
