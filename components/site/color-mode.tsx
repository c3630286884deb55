'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { colorModeChoices, defaultColorMode } from '@/lib/site/browser-settings';
import { themeStorageKey } from '@/lib/site/theme-storage-key';

/** Sets `data-theme` and stores the reader's choice (content/site/settings.yaml, `colorMode`). */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const isFixed = colorModeChoices.length === 0 && defaultColorMode !== 'system';
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={themeStorageKey}
      defaultTheme={defaultColorMode}
      {...(isFixed && { forcedTheme: defaultColorMode })}
      themes={['light', 'dark']}
      enableSystem={defaultColorMode === 'system'}
      enableColorScheme={false}
      disableTransitionOnChange
    >
      {children}
    </ThemeProvider>
  );
}

/** The mode that the reader chose, the one that the page has (`light` or `dark`), and how to choose another. */
export function useColorMode() {
  const { theme, resolvedTheme, setTheme } = useTheme();
  const choice = colorModeChoices.find((mode) => mode === theme) ?? defaultColorMode;
  return { choice, mode: resolvedTheme, setChoice: setTheme };
}
