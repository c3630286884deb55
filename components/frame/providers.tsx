'use client';

import { ThemeProvider } from 'next-themes';
import { type ReactNode, Suspense } from 'react';
import { MenuProvider } from './menu-context';
import { SoftNavigation } from './soft-navigation';

/** State that the whole frame shares: colour mode (light by default, stored), mobile menu, progress bar. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="light"
      themes={['light', 'dark']}
      enableSystem={false}
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
