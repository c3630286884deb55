import type { LanguageSample } from '../../api/code/create-language-samples';

const kindNames = ['comment', 'string', 'constant', 'keyword', 'function'] as const;
type Patterns = Readonly<Partial<Record<(typeof kindNames)[number], RegExp>>>;

export type CodeToken = { kind: (typeof kindNames)[number] | 'text'; text: string };

/** The keywords that samples use. A shell has none. */
const keywords: Readonly<Record<Exclude<LanguageSample['id'], 'curl'>, RegExp>> = {
  typescript:
    /\b(?:async|await|catch|const|else|export|from|function|if|import|let|new|return|throw|try)\b/,
  python: /\b(?:as|def|else|for|from|if|import|in|not|raise|return|with)\b/,
  java: /\b(?:class|else|final|if|import|new|package|public|return|static|throw|throws|try|var|void)\b/,
  csharp: /\b(?:await|else|if|namespace|new|return|throw|try|using|var)\b/,
};

const comment = /(?<=^|\s)(?:#|\/\/).*/;
const string = /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/;
const constant = /(?<![\w/.-])(?:true|false|null|True|False|None|\d+(?:\.\d+)?)\b/;

/** As in the samples of the page, names of fields have the color of keywords. */
const jsonPatterns: Patterns = {
  keyword: /"(?:[^"\\]|\\.)*"(?=\s*:)/,
  string: /"(?:[^"\\]|\\.)*"/,
  constant,
};

/** As in the samples of the page, the options of a command have the color of strings. */
const shellPatterns: Patterns = {
  comment,
  function: /\bcurl\b/,
  string: new RegExp(
    `${string.source}|(?<=\\s)--?[a-zA-Z][\\w-]*|https?://\\S+|(?<=--request )\\w+`,
  ),
  constant,
};

/** Splits the code of a sample into tokens for highlighting. */
export function tokenizeCode(source: string, language: LanguageSample['id']): CodeToken[] {
  if (language !== 'curl') {
    return tokenize(source, { comment, string, constant, keyword: keywords[language] });
  }
  return tokenize(source, shellPatterns).flatMap((token) =>
    token.kind === 'string' && /^'[{[]/.test(token.text)
      ? tokenize(token.text, jsonPatterns)
      : token,
  );
}

function tokenize(source: string, patterns: Patterns): CodeToken[] {
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
