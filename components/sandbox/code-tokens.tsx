import type { CodeToken } from '@/lib/calls/samples/tokenize-json';

/** Code with its colors (run-panel.late.css). */
export const CodeTokens = ({ tokens }: { tokens: readonly CodeToken[] }) =>
  tokens.map(({ kind, text }, index) =>
    kind === 'text' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a token has no other identity than its position
      <span key={index} className={`run-${kind}`}>
        {text}
      </span>
    ),
  );
