/** React's scheduler, which Next contains without types. */
declare module 'next/dist/compiled/scheduler' {
  /** Sets after how long React lets the browser do other work while it renders. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
  export function unstable_scheduleCallback(priority: number, callback: () => void): unknown;
  export function unstable_shouldYield(): boolean;
  export const unstable_NormalPriority: number;
}
