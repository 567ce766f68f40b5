import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textReply } from './text-reply.ts';

const ended = [
  'STOP',
  ' Stop ',
  'stop.',
  'STOP!!!',
  'Stopppp',
  'stop stop stop',
  'Please stop',
  'please stop, thanks',
  'Pls STOP now',
  'STOP\n\nAna Ruiz\nAnalytical Goods LLC\n(415) 555-2671',
  'STOP - Ana Ruiz',
  'Stop — A. Ruiz',
  'Hi,\nplease stop.\nAna',
  'opt-out',
  'Opt out please',
  'OPTOUT',
  'I want to opt out',
  'opt me out of this',
  'unsubscribe',
  'Unsubscribe me please',
  'wrong number',
  'Sorry, wrong number!',
  'You have the wrong number, I have no case',
  'this is not my number... wrong person',
  'Stop texting me',
  'stop sending me texts',
  'Please stop sending messages to this phone',
  'Can you stop texting me?',
  'Stop these messages',
  'cancel all texts',
  "Don't text me anymore",
  'Do not contact me again',
  'do not text this number',
  "I don't want these texts",
  'I do not want to receive any more messages',
  'no more texts',
  'No more messages please',
  'remove me from your list',
  'Take me off this list',
  'leave me alone',
  'quit',
  'End',
  'cancel',
  'I revoke my consent',
  '🛑',
  'STOP 🙏',
  'ALTO',
  'alto por favor',
  'Baja',
  'quiero darme de baja',
  'cancelar',
  'Cancelar, gracias',
  'parar',
  'pare ya',
  'Basta',
  'no más',
  'No más mensajes',
  'no me manden más mensajes',
  'No me envíen mensajes',
  'dejen de enviarme mensajes',
  'Dejen de mandarme textos por favor',
  'no quiero recibir mensajes',
  'número equivocado',
  'Perdón, numero incorrecto',
  'cancelar los mensajes',
];

const shown = [
  'Can you stop the fee?',
  "Don't stop the case!",
  'please stop my dog',
  "don't stop texting me",
  'Please do not stop these texts',
  'Never stop sending me texts, they help',
  'Cancel my case',
  'I want to cancel the call on Monday',
  'When does this end?',
  'Will it end by Friday',
  'They said they will stop payouts again',
  'PayPal stopped everything',
  'Stop the letter, the amount is wrong',
  'Stop, the letter has an error',
  'stop sending letters to PayPal',
  'How do I quit my contract with them?',
  'I got the number wrong in step 2',
  'The wrong amount is in the letter',
  'thanks',
  'ok',
  'What is this about?',
  'I opted for the demand letter',
  'Remove the second owner please',
  'Is my case cancelled?',
  'yes please send the letter',
  'Who is this?',
  'No paren el caso',
  'no dejen de enviarme mensajes',
  'Cancelar mi caso no, por favor sigan',
  '¿Pueden parar el cobro?',
  'El banco va a dar de alta la cuenta',
  'gracias',
  'para el viernes está bien',
  'No entiendo el mensaje',
  '¿Cuándo termina?',
  'I could not stop laughing at the message you sent',
  'message me when it is done',
  'text me the link again',
  '',
];

describe('a reply to a text message', () => {
  test.each(ended)('ends text messages when it says so: %j', (reply) => {
    expect(textReply(reply).means).toBe('end');
  });

  test.each(shown)('is for staff and ends nothing when it is about something else: %j', (reply) => {
    expect(textReply(reply)).toEqual({ means: null, command: false });
  });

  test.each([
    ['START', 'begin', true],
    ['yes', 'begin', true],
    ['Unstop.', 'begin', true],
    ['STOP', 'end', true],
    ['Stop, please.', 'end', true],
    ['help', null, true],
    ['wrong number', 'end', false],
    ['STOP\nI moved to Oakland', 'end', false],
  ] as const)('is a command that tells staff nothing, or more than that: %j means %s, %s', (reply, means, command) => {
    expect(textReply(reply)).toEqual({ means, command });
  });

  test('means the same in any case, with or without accents, spaces and marks around it', () => {
    const around = fc.string({ unit: fc.constantFrom(' ', '!', '.', ',', '🙂', '…'), maxLength: 5 });
    fc.assert(
      fc.property(
        fc.constantFrom(...ended.filter((each) => !each.includes(' - ') && !each.includes('—'))),
        around,
        around,
        (reply, before, after) => {
          expect(textReply(`${before}${reply.toUpperCase()}${after}`).means).toBe('end');
        },
      ),
    );
  });
});
