import { ThemeProvider } from 'next-themes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrowserSettings } from '../lib/site/browser-settings-schema';
import { themeStorageKey } from '../lib/site/storage-keys';

/**
 * Returns the script of next-themes, which sets the reader's color mode before the first paint. lib/client/controls/color-mode.ts
 * changes it after that. The settings are in content/site/settings.yaml, `colorMode`.
 */
export function getColorModeScript({
  colorModeChoices,
  defaultColorMode,
}: BrowserSettings): string {
  const isFixed = colorModeChoices.length === 0 && defaultColorMode !== 'system';
  const html = renderToStaticMarkup(
    createElement(ThemeProvider, {
      attribute: 'data-theme',
      storageKey: themeStorageKey,
      defaultTheme: defaultColorMode,
      ...(isFixed && { forcedTheme: defaultColorMode }),
      themes: ['light', 'dark'],
      enableSystem: defaultColorMode === 'system',
      enableColorScheme: false,
    }),
  );
  const script = /^<script[^>]*>([\s\S]*)<\/script>$/.exec(html)?.[1];
  if (script === undefined) throw new Error(`found ${html}, expected one script of next-themes`);
  return script;
}
