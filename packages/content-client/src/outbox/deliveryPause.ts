import { DeliveryRejected } from './deliveryErrors.ts';

/** Doubles with each further failure. */
const firstPauseMs = 100;
const maxPauseMs = 30_000;

/**
 * Pauses all deliveries after one has failed, so that an outage of the content service does not postpone every entry that
 * waits: after it, they are delivered at once and not when their own retry is due.
 * @param now the system clock in milliseconds since the epoch; it may be wrong, and jump
 * @param onEnd called when a pause ends
 */
export function createDeliveryPause(now: () => number, onEnd: () => void) {
  let failures = 0;
  let endsAt = 0;

  function onFailure(failuresBefore: number): void {
    // Deliveries that run side by side fail by the same cause, and count once.
    if (failures !== failuresBefore) return;
    const pauseMs = Math.min(firstPauseMs * 2 ** failures, maxPauseMs);
    endsAt = now() + pauseMs;
    failures += 1;
    setTimeout(onEnd, pauseMs).unref();
  }

  return {
    isOn(): boolean {
      const leftMs = endsAt - now();
      return failures > 0 && leftMs > 0 && leftMs <= maxPauseMs;
    },
    /** Makes a delivery, and rejects as it does. A submission rejected for good shows that the service is there. */
    async observe(deliver: () => Promise<void>): Promise<void> {
      const failuresBefore = failures;
      try {
        await deliver();
        failures = 0;
      } catch (error) {
        if (error instanceof DeliveryRejected && error.isForGood) failures = 0;
        else onFailure(failuresBefore);
        throw error;
      }
    },
  };
}
