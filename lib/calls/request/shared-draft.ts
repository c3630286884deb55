import { decodeBase64Url, encodeBase64Url } from '../../kit/text/base64';
import { panelHash } from '../opening-hashes';
import type { RequestDescription } from './request-description';
import { createDraft, draftPreset, parseDraft, type RequestDraft } from './request-draft';

/** The query parameter of a link that reproduces a request. */
export const draftParameter = 'request';

/** Longer drafts are not linked, because servers and messengers truncate long URLs. */
const maxLength = 8000;

/** Encodes a draft for a URL (base64url of UTF-8 JSON); undefined if it is too long. Drafts have no tokens. */
export function encodeDraft(draft: RequestDraft): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  if (bytes.length > maxLength) return undefined;
  return encodeBase64Url(bytes);
}

/** Decodes the draft of a URL. Returns undefined if it is not one. */
export function decodeDraft(
  text: string,
  description: RequestDescription,
): RequestDraft | undefined {
  try {
    return parseDraft(JSON.parse(new TextDecoder().decode(decodeBase64Url(text))), description);
  } catch {
    return undefined;
  }
}

/** The query parameter of a link that opens an example or a sandbox case. */
export const presetParameter = 'example';

/** The query parameter of a link that fills in one parameter: `path.id:70412`. */
export const valueParameter = 'value';

/** A URL of a draft, relative to the page of its operation; undefined if it would be too long. */
export function draftUrl(draft: RequestDraft): string | undefined {
  const encoded = encodeDraft(draft);
  return encoded === undefined ? undefined : `?${draftParameter}=${encoded}${panelHash}`;
}

/** A URL of a preset, relative to the page of its operation. */
export const presetUrl = (id: string): string =>
  `?${presetParameter}=${encodeURIComponent(id)}${panelHash}`;

/** A URL that fills in an id of a response, relative to the page of the operation that takes it. */
export const nextCallUrl = ({ parameter, value }: { parameter: string; value: string }): string =>
  `?${valueParameter}=${encodeURIComponent(`${parameter}:${value}`)}${panelHash}`;

/** Returns the request that a URL asks for; undefined if it asks for none. */
export function readLinkedDraft(
  search: string,
  description: RequestDescription,
): RequestDraft | undefined {
  const query = new URLSearchParams(search);
  const draft = query.get(draftParameter);
  if (draft !== null) return decodeDraft(draft, description);
  const preset = description.presets.find(({ id }) => id === query.get(presetParameter));
  if (preset) return draftPreset(preset);
  const [, key, value] = /^([^:]+):(.*)$/.exec(query.get(valueParameter) ?? '') ?? [];
  if (key === undefined || value === undefined) return undefined;
  const first = createDraft(description);
  return parseDraft({ ...first, parameters: { ...first.parameters, [key]: value } }, description);
}
