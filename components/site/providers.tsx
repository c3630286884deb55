'use client';

import { type ReactNode, Suspense } from 'react';
import { SoftNavigation } from '@/components/navigation/soft-navigation';
import { ColorModeProvider } from './color-mode';
import { MenuProvider } from './menu-context';

const loadBehaviors = () => import('@/components/behaviors/page-behaviors');

/** Provides the color mode, soft navigation, and the state of the mobile menu to a page. */
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
