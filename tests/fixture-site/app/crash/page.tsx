'use client';

import { useState } from 'react';

let broken = false;

/** A page that crashes from a button on, until `window.mended` says that what broke it is mended. */
export default function Page() {
  const [, redraw] = useState(0);
  if (broken && !Reflect.get(window, 'mended')) {
    throw new Error('The doctor is out', { cause: new Error('The door was locked') });
  }
  return (
    <main id="main" tabIndex={-1}>
      <h1>{broken ? 'Mended' : 'Whole'}</h1>
      <button
        type="button"
        onClick={() => {
          broken = true;
          redraw(1);
        }}
      >
        Break it
      </button>
    </main>
  );
}
