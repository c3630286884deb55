// The package's `exports` map hides its types. These are the ones that the adapter uses.
declare module '@stoplight/elements' {
  import type { ComponentType, ReactNode } from 'react';

  export const API: ComponentType<{
    /** The description, or an empty string if it is not there yet. */
    apiDescriptionDocument: object | '';
    router: 'hash';
    layout: 'responsive';
    tryItCredentialsPolicy: 'omit';
    hideExport?: boolean;
    hideSecurityInfo?: boolean;
    renderExtensionAddon: (props: { vendorExtensions: Record<string, unknown> }) => ReactNode;
  }>;
}

declare module '*/@stoplight/markdown-viewer/index.mjs' {
  import type { ComponentType } from 'react';

  export const MarkdownViewer: ComponentType<object>;
}

declare module '*/httpsnippet-lite/dist/esm/httpsnippet.mjs' {
  export type SnippetRequest = { url: string };
  export const isValidTargetId: (language: string) => boolean;
  export class HTTPSnippet {
    constructor(request: SnippetRequest);
    convert(language: string, library?: string): Promise<string | string[] | null>;
  }
}

declare module '*/@stoplight/json-schema-viewer/index.mjs' {
  import type { ComponentType } from 'react';

  export const JsonSchemaViewer: ComponentType<{
    /** `write` for the body of a request, `read` for that of a response. */
    viewMode?: 'read' | 'write' | 'standalone';
    /** The levels that are expanded at first. */
    defaultExpandedDepth?: number;
  }>;
  export const useChoices: unknown;
  export const visibleChildren: unknown;
}

// Its own types are for React 17.
declare module '@stoplight/mosaic' {
  import type { ComponentType, CSSProperties, ReactNode } from 'react';

  export const Code: ComponentType<{ children: ReactNode }>;
  export const Prose: ComponentType<{
    className: string;
    style?: CSSProperties;
    role?: string;
    children: ReactNode;
  }>;
}

declare module '@stoplight/markdown-viewer' {
  import type { ComponentType } from 'react';

  export const MarkdownViewer: ComponentType<{ markdown: string }>;
}
