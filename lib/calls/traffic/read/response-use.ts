import type { CodePlace, ResponseUse } from '../recorded-call';

const parse =
  /(?<![\w$])(?!req(?:uest)?\b|JSON\b|json\b)[\w$][\w$.]*\.json\(\)|\)\.json\(\)|JSON\.parse\(\s*(?!fs|read)[\w.$(]*(?:res|body|text|data|raw)[\w.$()]*|json\.loads\(\s*\w*(?:r|res|resp|response)\w*\.|json_decode\(\s*\$\w*(?:res|body)\w*|\.readValue\(\s*\w*re\w*\.body\(|json\.NewDecoder\(\s*\w*re\w*\.Body|(?:DeserializeObject|JsonSerializer\.Deserialize)\b|ReadFromJsonAsync/i;
const isNotCalled = String.raw`(?![\w$]|\s*\()`;
const status =
  /\.?status(?:_?code)?(?:\(\))?\s*(?:[=!]==?|<>)\s*(20\d)\b|StatusCode\s*[=!]=\s*(?:http\.StatusOK|HttpStatusCode\.OK)/i;

/** What JSON is assigned to, or iterated as. */
const assigned =
  /(?:^|[^\w.$])(?:const|let|var|val)?\s*([A-Za-z_$][\w$]*)\s*:?=\s*(?:\(?await\s+)?[\w$.]+\.json\(\)(?!\s*[.[)])/g;
const destructured = /\{([^{}=]+)\}\s*=\s*(?:await\s+)?[\w$.]+\.json\(\)/g;
const axiosData = /\{([^{}=]+)\}\s*=\s*\(\s*await\s+axios[\s\S]{0,600}?\)\s*\.data\b/g;
/** The body of a response of axios, which has parsed it. */
const axiosVariable = /\{\s*data(?:\s*:\s*(\w+))?\s*\}\s*=\s*await\s+\w*axios/gi;
const axiosBody = new RegExp(
  String.raw`\b(?:r|res|resp|response)\.data\??\.([A-Za-z_]\w*)${isNotCalled}`,
  'g',
);
const direct = new RegExp(
  String.raw`\.json\(\)\)?(?:\.([A-Za-z_]\w*)${isNotCalled}|\[["'](\w+)["']\]|\.get\(["'](\w+)["'])`,
  'g',
);
const iterated =
  /\bfor\s*\(?\s*(?:const|let|var)?\s*([A-Za-z_$][\w$]*)\s+(?:in|of)\s+(?:\(?await\s+)?([\w$.]+(?:\.json\(\))?)/g;
/** Properties of texts and lists, and not of JSON. */
const builtIns: ReadonlySet<string> = new Set(['length', 'data', 'status', 'size']);

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
    return [{ text: name[0]?.toLowerCase() + name.slice(1), at }];
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

/** Reads what code does with the response of its call, which starts at an offset, and which of its fields it has missed. */
export function readResponseUse(text: string, start: number): ResponseUse | undefined {
  const source = text.slice(start);
  const place = (found: RegExpExecArray, name = found[0]): CodePlace => ({
    text: name,
    at: { offset: start + found.index + found[0].indexOf(name), length: name.length },
  });
  const fields: ResponseUse['fields'] = [];
  const add = (found: RegExpExecArray, name: string | undefined, isItem = false) => {
    if (name !== undefined && !builtIns.has(name)) fields.push({ ...place(found, name), isItem });
  };
  const addFieldsOf = (variable: string, isItem: boolean) => {
    const name = variable.replaceAll('$', String.raw`\$`);
    const used = new RegExp(
      String.raw`(?<![\w$.])${name}\??(?:\.([A-Za-z_]\w*)${isNotCalled}|\[["'](\w+)["']\]|\.get\(["'](\w+)["'])`,
      'g',
    );
    for (const found of source.matchAll(used)) add(found, found[1] ?? found[2] ?? found[3], isItem);
  };
  for (const found of source.matchAll(direct)) add(found, found[1] ?? found[2] ?? found[3]);
  for (const pattern of [destructured, axiosData]) {
    for (const found of source.matchAll(pattern)) {
      for (const name of (found[1] ?? '').split(',')) add(found, /\w+/.exec(name)?.[0]);
    }
  }
  const variables = [
    ...[...source.matchAll(assigned)].map(([, name = '']) => name),
    ...[...source.matchAll(axiosVariable)].map(([, name = 'data']) => name),
  ];
  for (const found of source.matchAll(axiosBody)) add(found, found[1]);
  for (const variable of variables) addFieldsOf(variable, false);
  for (const [, item = '', list = ''] of source.matchAll(iterated)) {
    if (list.endsWith('.json()') || variables.includes(list)) addFieldsOf(item, true);
  }
  for (const missing of listMissingFields(text)) fields.push({ ...missing, isItem: false });
  const json = parse.exec(source);
  const checked = status.exec(source);
  if (!json && !checked && fields.length === 0) return undefined;
  return {
    fields,
    ...(json && { json: place(json) }),
    ...(checked && { status: place(checked) }),
  };
}
