'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { colorModeChoices, defaultColorMode } from '@/lib/site/browser-settings';
import { themeAttribute } from '@/lib/site/data-attributes/color-mode';
import { themeStorageKey } from '@/lib/site/theme-storage-key';

/**
 * Sets `data-theme` before the first paint, and follows the stored choice, which lib/controls/color-mode.ts changes. The
 * settings are in content/site/settings.yaml, `colorMode`.
 */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const isFixed = colorModeChoices.length === 0 && defaultColorMode !== 'system';
  return (
    <ThemeProvider
      attribute={themeAttribute}
      storageKey={themeStorageKey}
      defaultTheme={defaultColorMode}
      {...(isFixed && { forcedTheme: defaultColorMode })}
      themes={['light', 'dark']}
      enableSystem={defaultColorMode === 'system'}
      enableColorScheme={false}
    >
      {children}
    </ThemeProvider>
  );
}

/** Returns the page's color mode: `light` or `dark`. */
export const useColorMode = (): string | undefined => useTheme().resolvedTheme;
