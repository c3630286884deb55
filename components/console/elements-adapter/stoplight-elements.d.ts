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
    renderExtensionAddon: (props: { vendorExtensions: Record<string, unknown> }) => ReactNode;
  }>;
}
