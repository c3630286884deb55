'use client';

import { useState } from 'react';

/** A page that crashes on a button, until `window.mended` says that what broke it is mended. */
export default function Page() {
  const [broken, setBroken] = useState(false);
  if (broken && !Reflect.get(window, 'mended')) {
    throw new Error('The doctor is out', { cause: new Error('The door was locked') });
  }
  return (
    <main id="main" tabIndex={-1}>
      <h1>{broken ? 'Mended' : 'Whole'}</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break it
      </button>
    </main>
  );
}
