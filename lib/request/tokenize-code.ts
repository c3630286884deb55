import type { LanguageSample } from '../language-samples/create-language-samples';

export type CodeToken = {
  kind: 'comment' | 'string' | 'constant' | 'keyword' | 'text';
  text: string;
};

/** The keywords that samples use. In a shell, these are the command and its options. */
const keywords: Readonly<Record<LanguageSample['id'], RegExp>> = {
  curl: /\bcurl\b|(?<=\s)--?[a-zA-Z][\w-]*/,
  typescript:
    /\b(?:async|await|catch|const|else|export|from|function|if|import|let|new|return|throw|try)\b/,
  python: /\b(?:as|def|else|for|from|if|import|in|not|raise|return|with)\b/,
  java: /\b(?:class|else|final|if|import|new|package|public|return|static|throw|throws|try|var|void)\b/,
  csharp: /\b(?:await|else|if|namespace|new|return|throw|try|using|var)\b/,
};

const comment = /(?<=^|\s)(?:#|\/\/).*/;
const string = /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/;
const constant = /(?<![\w/.-])(?:true|false|null|True|False|None|\d+(?:\.\d+)?)\b/;

/** Splits the code of a sample into tokens for highlighting. */
export function tokenizeCode(source: string, language: LanguageSample['id']): CodeToken[] {
  const kinds = { comment, string, constant, keyword: keywords[language] };
  const groups = Object.entries(kinds).map(([kind, { source: text }]) => `(?<${kind}>${text})`);
  const tokens: CodeToken[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) tokens.push({ kind: 'text', text: source.slice(end, to) });
  };
  for (const match of source.matchAll(new RegExp(groups.join('|'), 'gm'))) {
    addText(match.index);
    const [text] = match;
    const kind = (['comment', 'string', 'constant', 'keyword'] as const).find(
      (name) => match.groups?.[name] !== undefined,
    );
    tokens.push({ kind: kind ?? 'text', text });
    end = match.index + text.length;
  }
  addText(source.length);
  return tokens;
}
