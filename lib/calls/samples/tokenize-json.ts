const kindNames = ['comment', 'string', 'constant', 'keyword', 'function'] as const;

/** The patterns of the tokens that have a color of their own. */
export type TokenPatterns = Readonly<Partial<Record<(typeof kindNames)[number], RegExp>>>;

export type CodeToken = { kind: (typeof kindNames)[number] | 'text'; text: string };

/** The constants of all languages. */
export const constantPattern =
  /(?<![\w/.-])(?:true|false|null|True|False|None|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)\b/;

/** As in the samples of the page, names of fields have the color of keywords. */
const jsonPatterns: TokenPatterns = {
  keyword: /"(?:[^"\\]|\\.)*"(?=\s*:)/,
  string: /"(?:[^"\\]|\\.)*"/,
  constant: constantPattern,
};

/** Splits code into tokens for highlighting. Concatenated, they are the code again. */
export function tokenize(source: string, patterns: TokenPatterns): CodeToken[] {
  const groups = Object.entries(patterns).map(([kind, { source: text }]) => `(?<${kind}>${text})`);
  const tokens: CodeToken[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) tokens.push({ kind: 'text', text: source.slice(end, to) });
  };
  for (const match of source.matchAll(new RegExp(groups.join('|'), 'gm'))) {
    addText(match.index);
    const [text] = match;
    const kind = kindNames.find((name) => match.groups?.[name] !== undefined);
    tokens.push({ kind: kind ?? 'text', text });
    end = match.index + text.length;
  }
  addText(source.length);
  return tokens;
}

/** Splits a JSON text into tokens for highlighting. */
export const tokenizeJson = (json: string): CodeToken[] => tokenize(json, jsonPatterns);
