'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteLink } from './site-link';

/** A link that knows when it is the page one is on (`aria-current="page"`). */
export function NavLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const current = usePathname() === href;
  return (
    <SiteLink href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </SiteLink>
  );
}
