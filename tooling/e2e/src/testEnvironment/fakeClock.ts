// Preloaded into a program: shifts its clock by E2E_CLOCK_AHEAD milliseconds, and by another E2E_CLOCK_STEP, usually a day,
// with each SIGUSR2. Timers are not affected.
const day = 24 * 60 * 60 * 1_000;
const step = Number(process.env.E2E_CLOCK_STEP ?? day);
let ahead = Number(process.env.E2E_CLOCK_AHEAD ?? 0);
process.on('SIGUSR2', () => (ahead += step));

const MachineDate = Date;
const machineNow = performance.now.bind(performance);

class MovedDate extends MachineDate {
  constructor(...values: [] | [string | number | Date]) {
    if (values.length === 0) super(MovedDate.now());
    else super(...values);
  }

  static override now(): number {
    return MachineDate.now() + ahead;
  }
}

Object.defineProperty(globalThis, 'Date', { value: MovedDate });
Object.defineProperty(performance, 'now', { value: () => machineNow() + ahead });
