// Loaded into a site before its program: its clock is ahead by what E2E_CLOCK_AHEAD says, in milliseconds, and by
// a day more with each SIGUSR2. Timers keep the time of the machine.
const day = 24 * 60 * 60 * 1_000;
let ahead = Number(process.env.E2E_CLOCK_AHEAD ?? 0);
process.on('SIGUSR2', () => (ahead += day));

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
