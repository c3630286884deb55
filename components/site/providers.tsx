'use client';

import { ThemeProvider } from 'next-themes';
import { type ReactNode, Suspense } from 'react';
import { SoftNavigation } from '@/components/navigation/soft-navigation';
import { themeStorageKey } from '@/lib/site/build-boot-script';
import type { SettingsFile } from '@/lib/site/settings-schemas';
import { MenuProvider } from './menu-context';

/** State that the whole frame shares: colour mode (light by default, stored), mobile menu, progress bar. */
export function Providers({
  colorMode,
  children,
}: {
  colorMode: SettingsFile['colorMode'];
  children: ReactNode;
}) {
  const { respectSystem, disableSwitch } = colorMode;
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={themeStorageKey}
      defaultTheme={respectSystem ? 'system' : colorMode.default}
      {...(disableSwitch && !respectSystem && { forcedTheme: colorMode.default })}
      themes={['light', 'dark']}
      enableSystem={respectSystem}
      enableColorScheme={false}
      disableTransitionOnChange
    >
      <Suspense>
        <SoftNavigation />
      </Suspense>
      <MenuProvider>{children}</MenuProvider>
    </ThemeProvider>
  );
}
