import { Code, Prose } from '@stoplight/mosaic';
import {
  type ComponentType,
  type CSSProperties,
  lazy,
  memo,
  type ReactNode,
  Suspense,
} from 'react';
import { type Inline, parsePlainMarkdown } from './parse-plain-markdown';

/**
 * Takes the place of `@stoplight/markdown-viewer` in Elements (scripts/build-islands.ts), whose parsers of Markdown and HTML are a
 * third of Elements' code and run for each description. Text without other markup than paragraphs, code, strong text and links of this site
 * becomes elements at once; the real component is loaded for the rest.
 */

export type MarkdownViewerProps = {
  markdown?: unknown;
  className?: string;
  style?: CSSProperties;
  role?: string;
  parseOptions?: { components?: { p?: ComponentType<{ children: ReactNode }> } };
};

const FullMarkdownViewer = lazy(async () => {
  const { MarkdownViewer } = await import(
    '../../../node_modules/@stoplight/markdown-viewer/index.mjs'
  );
  return { default: MarkdownViewer };
});

function InlineElement({ part }: { part: Inline }) {
  if (part.kind === 'link') {
    return (
      <a href={part.href} className="sl-link">
        {part.text}
      </a>
    );
  }
  if (part.kind === 'code') return <Code>{part.text}</Code>;
  return part.kind === 'strong' ? <strong>{part.text}</strong> : part.text;
}

export const MarkdownViewer = memo(function MarkdownViewer(props: MarkdownViewerProps) {
  const { markdown, className = '', parseOptions, ...rest } = props;
  const paragraphs = typeof markdown === 'string' ? parsePlainMarkdown(markdown) : undefined;
  if (!paragraphs) {
    return (
      <Suspense fallback={null}>
        <FullMarkdownViewer {...props} />
      </Suspense>
    );
  }
  const Paragraph = parseOptions?.components?.p ?? 'p';
  return (
    <Prose className={`sl-markdown-viewer ${className}`} {...rest}>
      {paragraphs.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text do not change places
        <Paragraph key={index}>
          {parts.map((part, partIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its parts
            <InlineElement key={partIndex} part={part} />
          ))}
        </Paragraph>
      ))}
    </Prose>
  );
});

/** Elements passes on its own component for code blocks, which the portal's descriptions do not have. */
export const MarkdownViewerProvider = ({ children }: { children: ReactNode }) => children;

export const DefaultSMDComponents = {};
