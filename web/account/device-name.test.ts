import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { english } from '../language/language.ts';
import { spanish } from '../language/speak-spanish.ts';
import { deviceName, maskedAddress } from './device-name.ts';

describe('deviceName', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Mac'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['curl/8.5.0 (Windows)', 'A program on Windows'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
    [null, 'Unknown device'],
  ])('recognizes %s', (agent, expected) => {
    expect(deviceName(agent, english.t)).toBe(expected);
  });
});

test('in Spanish every part but the names of programs and systems is Spanish', () => {
  const said = ['Firefox/133.0 (Windows)', 'curl/8.5.0 (Macintosh)', 'Firefox/133.0', ''].map((agent) =>
    deviceName(agent, spanish.t),
  );
  expect(said).toEqual(['Firefox en Windows', 'Un programa en Mac', 'Firefox', 'Dispositivo desconocido']);
});

describe('maskedAddress', () => {
  it.each([
    ['203.0.113.0', '203.0.113.x'],
    ['::ffff:203.0.113.42', '203.0.113.x'],
    ['2001:db8:85a3:8a2e::', '2001:db8:…'],
    ['', 'address not known'],
    [null, 'address not known'],
    ['::1', 'address not known'],
  ])('%s is shown as %s', (address, shown) => {
    expect(maskedAddress(address)).toBe(shown);
  });

  test('never shows the host part', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => maskedAddress(address) === `${address.split('.').slice(0, 3).join('.')}.x`),
    );
    fc.assert(fc.property(fc.ipV6(), (address) => maskedAddress(address).length < 20));
  });
});
