import { islandMarks } from './islandMarks.ts';

/** Maximum time until the code of an island is there, in milliseconds (specification, section 9: 120 s). */
export const codeTimeoutMs = 120_000;

/**
 * Inline script behind an island: shows the alert before it if nothing has ended the timer in time. Not even the script of
 * the page runs while it waits for a file, be it that script itself or a style sheet before it.
 */
export const codeTimeout = `(island=>island.setAttribute("${islandMarks.timer}",setTimeout(()=>{island.previousElementSibling.hidden=false;throw Error("the script of the page did not load in time")},${codeTimeoutMs})))(document.currentScript.previousElementSibling)`;

/** Ends the timer of an island: the script of the page runs, and from now on watches over the rest. */
export function endCodeTimeout(island: HTMLElement): void {
  clearTimeout(Number(island.getAttribute(islandMarks.timer)));
  island.removeAttribute(islandMarks.timer);
}
