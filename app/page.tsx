import type { Metadata } from 'next';
import { BaseUrlBanner } from '@/components/frame/base-url-banner';
import { HomePage } from '@/components/home/home-page';
import { groupOperations } from '@/lib/openapi/operations';
import { getOperationExample } from '@/lib/openapi/samples';
import { getSite } from '@/lib/site/load';

const { home, title, tagline } = getSite();

export const metadata: Metadata = {
  title: { absolute: title },
  description: home.lead,
  alternates: { canonical: '/' },
};

export default function Page() {
  return (
    <>
      <BaseUrlBanner />
      <HomePage
        home={home}
        title={title}
        tagline={tagline}
        example={getOperationExample(home.sample.operation)}
        groups={groupOperations()}
      />
    </>
  );
}
