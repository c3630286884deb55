import type { CodePlace, ResponseUse } from '../recorded-call';
import { listDecodedTypes, readDeclaredTypes } from './declared-types';
import { toJsonName } from './literal-values';

const parse =
  /(?<![\w$])(?!req(?:uest)?\b|JSON\b|json\b)[\w$][\w$.]*\.json\(\)|\)\.json\(\)|JSON\.parse\(\s*(?!fs|read)[\w.$(]*(?:res|body|text|data|raw)[\w.$()]*|json\.loads\(\s*\w*(?:r|res|resp|response)\w*\.|json_decode\(\s*\$\w*(?:res|body)\w*|\.readValue\(\s*\w*re\w*\.body\(|json\.NewDecoder\(\s*\w*re\w*\.Body|(?:DeserializeObject|JsonSerializer\.Deserialize)\b|ReadFromJsonAsync/i;
const isNotCalled = String.raw`(?![\w$]|\s*\()`;
const status =
  /\.?status(?:_?code)?(?:\(\))?\s*(?:[=!]==?|<>)\s*(20\d)\b|StatusCode\s*[=!]=\s*(?:http\.StatusOK|HttpStatusCode\.OK)/i;

/** What JSON is assigned to, or iterated as. */
const assigned =
  /(?:^|[^\w.$])(?:const|let|var|val)?\s*([A-Za-z_$][\w$]*)\s*:?=\s*(?:\(?await\s+)?(?!req(?:uest)?\b)[\w$.]+\.json\(\)(?!\s*[.[)])/g;
/** What C#, Java, Kotlin, and Swift decode a response into. */
const decoded =
  /\b(?:var|val|let|final|[A-Z]\w*(?:<[^<>\n]*>)?)\s+(\w+)\s*=\s*(?:(?:try|await|return)[!?]?\s+)*[^;\n=]{0,120}?(?:ReadFromJsonAsync|GetFromJsonAsync|\.readValue\(|Deserialize\w*<|\.decode\(|\.bodyTo\w+\(|For(?:Object|Entity)\()/g;
const destructured = /\{([^{}=]+)\}\s*=\s*(?:await\s+)?(?!req(?:uest)?\b)[\w$.]+\.json\(\)/g;
const axiosData = /\{([^{}=]+)\}\s*=\s*\(\s*await\s+axios[\s\S]{0,600}?\)\s*\.data\b/g;
/** The body of a response of axios, which has parsed it. */
const axiosVariable = /\{\s*data(?:\s*:\s*(\w+))?\s*\}\s*=\s*await\s+\w*axios/gi;
const axiosBody = new RegExp(
  String.raw`\b(?:r|res|resp|response)\.data\??\.([A-Za-z_]\w*)${isNotCalled}`,
  'g',
);
const direct = new RegExp(
  String.raw`(?<!\breq(?:uest)?)\.json\(\)\)?(?:\.([A-Za-z_]\w*)${isNotCalled}|\[["'](\w+)["']\]|\.get\(["'](\w+)["'])`,
  'g',
);
/** A field of a document of .NET. */
const rootElement = /\.RootElement\.(?:Try)?GetProperty\(\s*"(\w+)"/g;
const iterated =
  /\bfor\s*\(?\s*(?:const|let|var)?\s*([A-Za-z_$][\w$]*)\s+(?:in|of)\s+(?:\(?await\s+)?([\w$.]+(?:\.json\(\))?)/g;

/** What a receiver of webhooks was sent, in JavaScript, Python, PHP, and Ruby. */
const receivedBody = String.raw`(?:\b(?:req|request|ctx\.request)\.body|(?:await\s+)?\breq(?:uest)?\.(?:get_json\([^()\n]*\)|json(?:\(\))?)|\$request->(?:json\(\)->all\(\)|all\(\)|toArray\(\)|getPayload\(\)->all\(\))|JSON\.parse\(\s*(?:event\.body|req(?:uest)?\.body(?:\.read)?|raw\w*|body)\b[^()\n]*(?:\([^()\n]*\))?\s*\)|json\.loads\(\s*(?:await\s+)?(?:request|event|body|raw)\b[^\n]{0,40}?\)|json_decode\(\s*file_get_contents\(\s*["']php:\/\/input["']\s*\)[^)\n]*\))`;
const received = new RegExp(
  String.raw`(?:^|[^\w.$])\$?([A-Za-z_]\w*)(?:\s*:\s*\w+)?\s*=\s*${receivedBody}`,
  'g',
);
const receivedParts = new RegExp(String.raw`\{([^{}=]+)\}\s*=\s*${receivedBody}`, 'g');
const receivedDirect = new RegExp(
  String.raw`${receivedBody}(?:\??\.([A-Za-z_]\w*)${isNotCalled}|\[["'](\w+)["']\]|\.get\(["'](\w+)["'])`,
  'g',
);
/** The argument of a handler of Spring, whose fields have getters. */
const springBody = /@RequestBody\s+(?:final\s+)?[\w<>, ]+?\s(\w+)\s*[,)]/g;

/** Properties of texts and lists, and not of JSON. */
const builtIns: ReadonlySet<string> = new Set(['length', 'data', 'status', 'size']);
/** A webhook has a status itself. */
const notOfJson: ReadonlySet<string> = new Set(['length', 'size', 'count']);

/** How programs report a field that is not there: those of Python, PHP, Swift, Java, and Kotlin. */
const missingField =
  /\bKeyError: ["'](\w+)["']|\bUndefined (?:array key "|property: \w+::\$)(\w+)|\bkeyNotFound\b[^\n]{0,80}?"(\w+)"|\bbecause (?:the return value of )?"[^"\n]*?\.(?:get([A-Z]\w*)\(\)|(\w+))" is null/g;
/** In JavaScript and Ruby, what is read of it is reported. */
const missingMember =
  /Cannot read propert(?:y|ies) of (?:undefined|null) \(reading '(\w+)'\)|undefined is not an object \(evaluating '[\w.]*\.(\w+)'\)|undefined method [`'](\w+)' for nil/g;

/** Finds the fields that a program has missed in a response, with their places. */
function listMissingFields(text: string): CodePlace[] {
  const named = [...text.matchAll(missingField)].flatMap((found): CodePlace[] => {
    const name = found.slice(1).find(Boolean) ?? '';
    const at = { offset: found.index + found[0].lastIndexOf(name), length: name.length };
    return [{ text: toJsonName(name), at }];
  });
  const members = [...text.matchAll(missingMember)].flatMap((found): CodePlace[] => {
    const member = found.slice(1).find(Boolean) ?? '';
    const read = new RegExp(String.raw`[\w$)\]]\.([A-Za-z_]\w*)\.${member}\b`).exec(text);
    const name = read?.[1];
    return name === undefined || !read
      ? []
      : [{ text: name, at: { offset: read.index + 2, length: name.length } }];
  });
  return [...named, ...members];
}

/** The texts with which code, whose part starts at `start`, compares what is before an offset: `=== "A"`, `.equals("A")`, `in ("A", "B")`, or the cases of a switch. */
function listCompared(source: string, offset: number, start: number): CodePlace[] {
  const rest = source.slice(offset);
  const [found] =
    /^(?:\(\))?["']?\]?\)?\s*(?:[=!]==?|\.equals(?:IgnoreCase)?\(|\.eql\?\s*\(?|(?:not\s+)?in\s*[[({])[^\n;{&|?]{0,120}/.exec(
      rest,
    ) ??
    /^["']?\]?\)?\s*\)?\s*\{?[^{}]{0,20}?\bcase\b[\s\S]{0,600}?(?=\n\s*\}|$)/.exec(rest) ??
    [];
  if (found === undefined) return [];
  const isSwitch = /\bcase\b/.test(found);
  const pattern = isSwitch ? /\bcase\s+["'](\w+)["']/g : /["']([A-Z][A-Z0-9_]+)["']/g;
  return [...found.matchAll(pattern)].map(({ 0: all, 1: text = '', index }) => ({
    text,
    at: { offset: start + offset + index + all.lastIndexOf(text), length: text.length },
  }));
}

type Fields = ResponseUse['fields'];

/** Finds the fields that code reads of a variable. */
function listFieldsOf(
  variable: string,
  { source, start }: { source: string; start: number },
  isItem: boolean,
): Fields {
  const name = variable.replaceAll('$', String.raw`\$`);
  const used = new RegExp(
    String.raw`(?<![\w.])\$?${name}(?:[?!]?\.get([A-Z]\w*)\(\)|[?!]?\.([A-Za-z_]\w*)(?![\w$]|\s*\((?!\)))|->(\w+)(?!\s*\()|\[:?["']?(\w+)["']?\]|\.(?:get|dig|fetch)\(\s*:?["']?(\w+))`,
    'g',
  );
  return [...source.matchAll(used)].flatMap((found) => {
    const field = found.slice(1).find(Boolean);
    if (field === undefined || /^\d+$/.test(field)) return [];
    const offset = found.index + found[0].lastIndexOf(field);
    const own = createField(source, start, offset, field, isItem);
    const [, alias] =
      new RegExp(String.raw`\b(\w+)\s*=\s*\$?${name}\??\.${field}\s*(?:;|$)`, 'm').exec(source) ??
      [];
    const ofAlias =
      alias === undefined || alias === name ? [] : listFieldsOf(alias, { source, start }, false);
    return [...own, ...ofAlias.flatMap((inner) => own.map((outer) => ({ ...outer, inner })))];
  });
}

/** A field that is read of another one, also of an item of its list: `.patient.name`, `.policies[0]["id"]`. */
const innerField =
  /(?:["']?\])?(?:\[\d+\])?(?:[?!]?\.([A-Za-z_]\w*)(?![\w$]|\s*\()|\[["']([A-Za-z_]\w*)["']\])/y;

function readInner(source: string, start: number, offset: number): Fields[number] | undefined {
  innerField.lastIndex = offset;
  const found = innerField.exec(source);
  const name = found?.[1] ?? found?.[2];
  if (!found || name === undefined || notOfJson.has(name)) return undefined;
  return createField(source, start, found.index + found[0].lastIndexOf(name), name)[0];
}

function createField(
  source: string,
  start: number,
  offset: number,
  field: string,
  isItem = false,
): Fields {
  const compared = listCompared(source, offset + field.length, start);
  const at = { offset: start + offset, length: field.length };
  const text = toJsonName(field);
  const inner = readInner(source, start, offset + field.length);
  return [{ text, at, isItem, ...(compared.length > 0 && { compared }), ...(inner && { inner }) }];
}

/** The fields of a pattern that takes an object apart, and those that are read at once. */
const listMatched = (
  source: string,
  start: number,
  patterns: { parts: readonly RegExp[]; direct: readonly RegExp[] },
): Fields => [
  ...patterns.parts.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(({ 0: all, 1: list = '', index }) => {
      const first = index + all.indexOf(list);
      return [...list.matchAll(/(?<=^|,)\s*(\w+)/g)].flatMap((found) => {
        const name = found[1] ?? '';
        const own = createField(source, start, first + found.index + found[0].indexOf(name), name);
        // What is taken apart is compared by its own name.
        const later = new RegExp(String.raw`(?<![\w.$])${name}(?=\s*[=!]==?)`).exec(
          source.slice(index + all.length),
        );
        const place = later && index + all.length + later.index + name.length;
        const compared = place === null ? [] : listCompared(source, place, start);
        return compared.length === 0 ? own : own.map((field) => ({ ...field, compared }));
      });
    }),
  ),
  ...patterns.direct.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap((found) => {
      const name = found.slice(1).find(Boolean) ?? '';
      return createField(source, start, found.index + found[0].lastIndexOf(name), name);
    }),
  ),
];

/**
 * Reads what code does with the response of a call, whose code is between two offsets.
 * @param hasErrors whether the fields count that the errors in the text say were missed
 */
export function readResponseUse(
  text: string,
  start: number,
  end: number,
  hasErrors: boolean,
): ResponseUse | undefined {
  const source = text.slice(start, end);
  const place = (found: RegExpExecArray): CodePlace => ({
    text: found[0],
    at: { offset: start + found.index, length: found[0].length },
  });
  const variables = [
    ...[...source.matchAll(assigned), ...source.matchAll(decoded)].map(([, name = '']) => name),
    ...[...source.matchAll(axiosVariable)].map(([, name = 'data']) => name),
  ];
  const items = [...source.matchAll(iterated)].flatMap(([, item = '', list = '']) =>
    list.endsWith('.json()') || variables.includes(list) ? [item] : [],
  );
  const code = { source, start };
  const fields = [
    ...listMatched(source, start, {
      parts: [destructured, axiosData],
      direct: [direct, axiosBody, rootElement],
    }),
    ...variables.flatMap((variable) => listFieldsOf(variable, code, false)),
    ...items.flatMap((item) => listFieldsOf(item, code, true)),
  ].filter(({ text: name }) => !builtIns.has(name));
  const types = readDeclaredTypes(text);
  const declared = listDecodedTypes(source, text).flatMap((type) =>
    (types.get(type) ?? []).map(({ name, offset }) => ({
      ...{ text: name, isItem: false, isDeclared: true },
      at: { offset, length: name.length },
    })),
  );
  const missed = hasErrors
    ? listMissingFields(text).map((missing) => ({ ...missing, isItem: false }))
    : [];
  const json = parse.exec(source);
  const checked = status.exec(source);
  const all = [...fields, ...missed, ...declared];
  if (!json && !checked && all.length === 0) return undefined;
  return {
    fields: all,
    ...(json && { json: place(json) }),
    ...(checked && { status: place(checked) }),
  };
}

/** Reads what the code of a receiver does with a delivery; undefined if the text has no such code. */
export function readDeliveryUse(text: string): ResponseUse | undefined {
  const variables = [received, springBody].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
  const code = { source: text, start: 0 };
  const fields = [
    ...listMatched(text, 0, { parts: [receivedParts], direct: [receivedDirect] }),
    ...variables.flatMap((variable) => listFieldsOf(variable, code, false)),
  ].filter(({ text: name }) => !notOfJson.has(name));
  return fields.length === 0 ? undefined : { fields };
}
