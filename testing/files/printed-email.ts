/** A made-up notice as an email: printed from Gmail and from Outlook, and as a phone shows it. */
import { createCanvas } from '@napi-rs/canvas';
import { pagePdf } from './page-pdf.ts';

type Line = { text: string; x: number; y: number; size: number };

const body = [
  'Hello Juniper & Pine Goods LLC,',
  'After a review of your account we have limited it.',
  'You can no longer send or withdraw money.',
  'Merchant account ID: 448812003391',
  'The limitation was placed on September 2, 2026.',
  'Amount on hold: $18,432.17',
  'We hold this balance to cover disputes that may still',
  'come in, for up to 180 days.',
  'This decision was made under our User Agreement.',
];

const subject = 'Your account has been limited';

/** Lines of text at their places in points, from the top of a letter page. */
const printed = (lines: readonly Line[]): Buffer =>
  pagePdf([
    lines
      .map(({ text, x, y, size }) => {
        const escaped = text.replaceAll(/[\\()]/g, (each) => `\\${each}`);
        return `BT /F1 ${size} Tf ${x} ${792 - y} Td (${escaped}) Tj ET`;
      })
      .join('\n'),
  ]);

const paragraphs = (from: number): Line[] => body.map((text, at) => ({ text, x: 40, y: from + at * 20, size: 11 }));

/** Gmail's "Print" saved as PDF: the reader's own address above, the sender to the left and the day to the right. */
export const gmailPrint = (): Buffer =>
  printed([
    { text: '11/20/26, 4:05 PM', x: 24, y: 20, size: 8 },
    { text: `Gmail - ${subject}`, x: 250, y: 20, size: 8 },
    { text: 'Gmail', x: 60, y: 60, size: 18 },
    { text: 'Dana Whitfield <dana@juniperpine.example>', x: 360, y: 60, size: 10 },
    { text: subject, x: 40, y: 100, size: 14 },
    { text: '1 message', x: 40, y: 118, size: 9 },
    { text: 'PayPal <service@paypal.com>', x: 40, y: 145, size: 10 },
    { text: 'Thu, Sep 3, 2026 at 9:14 AM', x: 430, y: 145, size: 10 },
    { text: 'To: Dana Whitfield <dana@juniperpine.example>', x: 40, y: 160, size: 10 },
    ...paragraphs(190),
    {
      text: 'https://mail.google.com/mail/u/0/?ik=1f2e3d&view=pt&search=all&permthid=thread-f:1',
      x: 24,
      y: 775,
      size: 8,
    },
    { text: '1/1', x: 570, y: 775, size: 8 },
  ]);

/** Outlook's "Print" saved as PDF: the reader's name, then a head with labels to the left. */
export const outlookPrint = (): Buffer =>
  printed([
    { text: 'Dana Whitfield', x: 40, y: 50, size: 14 },
    ...[
      ['From:', 'PayPal <service@paypal.com>'],
      ['Sent:', 'Thursday, September 3, 2026 9:14 AM'],
      ['To:', 'Dana Whitfield'],
      ['Subject:', subject],
    ].flatMap(([label = '', text = ''], at) => [
      { text: label, x: 40, y: 80 + at * 16, size: 10 },
      { text, x: 130, y: 80 + at * 16, size: 10 },
    ]),
    ...paragraphs(170),
  ]);

/** What a phone's mail program shows above and below the text: status bar, subject, sender with a short day, buttons. */
const onPhone: Line[] = [
  { text: '4:05', x: 30, y: 22, size: 14 },
  { text: '5G', x: 320, y: 22, size: 13 },
  { text: '82%', x: 350, y: 22, size: 13 },
  { text: subject, x: 16, y: 90, size: 20 },
  { text: 'Inbox', x: 320, y: 90, size: 12 },
  { text: 'PayPal', x: 70, y: 140, size: 15 },
  { text: 'Sep 3', x: 130, y: 140, size: 12 },
  { text: 'to me', x: 70, y: 160, size: 13 },
  ...body.map((text, at) => ({ text, x: 16, y: 205 + at * 30, size: 14 })),
  { text: 'Reply', x: 60, y: 760, size: 14 },
  { text: 'Forward', x: 250, y: 760, size: 14 },
];

/** A screenshot of a phone of 390 by 800 points, three pixels each, as PNG. */
export function screenshot({ dark }: { dark: boolean }): Buffer {
  const canvas = createCanvas(1_170, 2_400);
  const context = canvas.getContext('2d');
  const [ground, ink, accent] = dark ? ['#121212', '#e3e3e3', '#3b3b3b'] : ['#ffffff', '#1f1f1f', '#e8eaed'];
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#7b1fa2';
  context.beginPath();
  context.arc(120, 435, 60, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = accent;
  context.fillRect(90, 2_200, 400, 110);
  context.fillRect(660, 2_200, 400, 110);
  context.fillStyle = ink;
  for (const { text, x, y, size } of onPhone) {
    context.font = `${3 * size}px sans-serif`;
    context.fillText(text, 3 * x, 3 * y);
  }
  return canvas.toBuffer('image/png');
}
