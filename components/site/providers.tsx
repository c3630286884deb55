'use client';

import { type ReactNode, Suspense } from 'react';
import { SoftNavigation } from '@/components/navigation/soft-navigation';
import { ColorModeProvider } from './color-mode';
import { MenuProvider } from './menu-context';

const loadBehaviors = () =>
  import('@/components/behaviors/page-behaviors').then(({ startBehaviors }) => startBehaviors);

/** State that the parts of a page share: the color mode, the mobile menu, soft navigation. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ColorModeProvider>
      <Suspense>
        <SoftNavigation loadBehaviors={loadBehaviors} />
      </Suspense>
      <MenuProvider>{children}</MenuProvider>
    </ColorModeProvider>
  );
}
