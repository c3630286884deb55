import { parseJson } from '../../../kit/files/parse-json';
import type { ReadNote, RecordedBody } from '../recorded-call';
import type { ReadObject } from './code-object';
import type { Code } from './code-text';
import { toFormBody, toJsonBody } from './literal-values';

/** A part of code with one call. */
export type Part = { code: Code; start: number; end: number };

/** A pattern for one of several. */
export const anyOf = (sources: readonly string[], flags = ''): RegExp =>
  new RegExp(sources.map((source) => `(?:${source})`).join('|'), flags);

/** What precedes a value that is sent as JSON, or as a form. */
const serializer =
  /(?:json\.Marshal(?:Indent)?|\.Encode|json_encode|JSON\.(?:generate|dump|stringify)|jsonEncode|json\.encode|JsonSerializer\.Serialize|JsonConvert\.SerializeObject|JsonContent\.Create|AddJsonBody|toJson|writeValueAsString|encodeToString)\(\s*|withJSONObject:\s*|\.json\(\s*(?!\))|["']json["']\s*=>\s*|AsJsonAsync\([^,;]{0,300},\s*|\bHttp::[^;]{0,500}->(?:post|put|patch)\([^,;]{0,300},\s*/;
const formSerializer = /http_build_query\(\s*|["']form_params["']\s*=>\s*|set_form_data\(\s*/;
const rubyJson = /(\w+|(?:\[\s*)?\{(?:[^{}]|\{[^{}]*\}){0,2000}\}(?:\s*\])?)\.to_json\b/;
/** What sends an object as JSON, if it is one, and the object itself. */
const sender = anyOf([
  String.raw`\bBodyPublishers\.ofString\(\s*`,
  String.raw`\bnew HttpEntity(?:<[^()\n]*>)?\(\s*`,
  String.raw`For(?:Object|Entity)\([^,)\n]+,\s*`,
  String.raw`\bRequestBody\.create\(\s*(?:[\w.]+(?:\([^()\n]*\))?,\s*(?=\w+(?:\.toString\(\))?\s*\)))?`,
  String.raw`(\w+)(?:\.toString\(\))?\.toRequestBody\(`,
  String.raw`\b(?:bodyValue|set(?:Body|Entity)|send|send_json|body|bodyJson)\(\s*(?!\))`,
  // Faraday has the body after the path.
  String.raw`\bconn\w*\.(?:post|put|patch)\([^,(){}\n]{1,200},\s*`,
  String.raw`(?<!respon\w*[ _-]?)\b(?:data|parameters|body):\s*`,
]);
/** What sends a body, whatever it is. */
const bodyPlace =
  /\bBodyPublishers\.of|For(?:Object|Entity)\([^,)\n]+,\s*\w+\(|\bRequestBody\b|\bnew \w+Content\(|AsJsonAsync\(|Add\w*Body\(|POSTFIELDS|\bNew(?:Reader|Buffer)\w*\(|\bHttpEntity\b|\bbodyValue\(|\bset(?:Body|Entity)\(|OutputStream\b|httpBody\s*=|\.body(?:\((?!\))|\s*=(?!=))|\.(?:json|send)\((?!\))|["'](?:json|body|form_params)["']\s*=>|\bbody:|@Body\b|\.to_json\b|set_form_data/;
const jsonStart = /^\s*(?:\{\s*"|\[\s*[[{"\d])/;
const sendsJson =
  /AsJson|JsonContent|AddJsonBody|APPLICATION_JSON|DataFormat\.Json|ContentType\.Application\.Json|JSONEncoding|JSONParameterEncoder|type\(['"]json['"]\)|\.json\((?!\))|\bdio\.|\bsuperagent\b|["']json["']\s*=>|\bHttp::/;

export const unreadBody =
  "The body is built by code that isn't read. Paste the request as it was sent, for example as curl or HAR";

type Place = { index: number; name: string; offset: number };

/** What a pattern finds in a part, but not in its texts: its first group, and the offset after it. */
export const findPlaces = ({ code, start, end }: Part, pattern: RegExp): Place[] =>
  [...code.source.slice(start, end).matchAll(new RegExp(pattern, 'gi'))].flatMap((found) => {
    const index = start + found.index;
    if (code.masked[index] === '_' && code.source[index] !== '_') return [];
    const name = found.slice(1).find(Boolean) ?? '';
    return [{ index, name, offset: index + found[0].length }];
  });

/** The media type that a part names next to its body, or that its library has for JSON. */
export function findMediaType({ code, start, end }: Part): string | undefined {
  const item = code.texts.find(
    (text) =>
      text.start >= start &&
      text.start < end &&
      /^(?:application|multipart|text)\/[\w.+-]+/.test(text.value) &&
      !/accept"?\W*$/i.test(code.source.slice(Math.max(0, text.start - 20), text.start)),
  );
  return (
    item?.value ?? (sendsJson.test(code.source.slice(start, end)) ? 'application/json' : undefined)
  );
}

/** JSON with the names that .NET writes for a call. */
const toCamelCase = (json: string): string =>
  json.replace(/(?<=[{,]")[A-Z](?=\w*":)/g, (letter) => letter.toLowerCase());

/** Returns a function that reads the body of a part: a literal, that of a variable, or a text with JSON. */
export function createBodyReader(code: Code, readObject: ReadObject, notes: ReadNote[]) {
  function readJsonText({ start, end }: Part): RecordedBody | undefined {
    const item = code.texts.find(
      (text) => text.start >= start && text.start < end && jsonStart.test(text.value),
    );
    if (!item) return undefined;
    const { value: content, at, isVerbatim } = item;
    // A text that is formatted has no values in their places.
    const isComplete =
      parseJson(content) !== undefined || !/%[sdvq]|[$#]\{?\w|\{\w+\}/.test(content);
    return isComplete ? { content, encoding: 'text', at, isVerbatim } : undefined;
  }

  return (part: Part, mediaType: string | undefined): RecordedBody | undefined => {
    const [form] = findPlaces(part, formSerializer);
    const serialized = [...findPlaces(part, serializer), ...findPlaces(part, rubyJson)];
    const places = form ? [form] : [...serialized, ...findPlaces(part, sender)];
    for (const place of places) {
      const literal = readObject(place.name === '' ? place.offset : place.index);
      if (!literal) continue;
      if (form) return toFormBody(literal);
      const { content, ...body } = toJsonBody(literal, mediaType);
      const isWeb = /AsJsonAsync|JsonContent/.test(code.source.slice(place.index, place.offset));
      return { ...body, content: isWeb ? toCamelCase(content) : content };
    }
    const place = form ?? serialized[0];
    const body = place ? undefined : readJsonText(part);
    if (body) return { ...body, mediaType };
    const [unread] = place ? [place] : findPlaces(part, bodyPlace);
    if (!unread) return undefined;
    const at = { offset: unread.index, length: unread.offset - unread.index };
    notes.push({ message: unreadBody, at });
    return { content: '', encoding: 'text', mediaType, at, isVerbatim: false, isTruncated: true };
  };
}
