/**
 * Loaded before a process of the bench (`--import`): its clock is as many milliseconds wrong as the file in
 * JUMPING_CLOCK says, which it reads again at each SIGUSR2. Timers do not notice, as with a real clock that is set.
 */
import { readFileSync } from 'node:fs';

const { Date: RealDate } = globalThis;
const file = process.env['JUMPING_CLOCK'] ?? '';
let offset = 0;

const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

process.on('SIGUSR2', () => {
  offset = Number(readFileSync(file, 'utf8'));
});
