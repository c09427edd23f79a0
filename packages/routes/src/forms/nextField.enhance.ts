/** Fields of a form that a visitor can reach. */
const reachable = 'input:not([type=hidden], [tabindex="-1"]), select, textarea';

/**
 * On touch screens, the return key leads from a field with `enterkeyhint="next"` to the next one, so that a form is filled
 * in without a tap for each field. Without it, iOS sends the form half-filled; Android's keyboards go on by themselves.
 */
export function leadToNextField(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, isComposing } = event;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
    // With a keyboard of its own, a device sends a form by Enter, as everywhere.
    if (!target.matches('[enterkeyhint=next]') || !matchMedia('(pointer: coarse)').matches) return;
    const controls = [...(target.form?.querySelectorAll<HTMLElement>(reachable) ?? [])];
    const next = controls.slice(controls.indexOf(target) + 1).find((each) => !each.closest('details:not([open])'));
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
