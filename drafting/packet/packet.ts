import { addressed } from '../../knowledge/processors/addressed.ts';
import type { Agreement, Channel, NoticeContent } from '../../knowledge/processors/agreement.ts';
import { notAsRead } from '../../knowledge/processors/as-read.ts';
import type { Carrier, PacketRules } from '../../knowledge/processors/packet.ts';
import type { Chosen } from '../../knowledge/processors/version.ts';
import { contentSays, usualFacts } from './contents.ts';

/** One thing that the agreement asks of a notice: met, with the fact that meets it, or open, with the reason. */
export type Box = { id: NoticeContent | 'authorization'; says: string } & (
  | { met: true; fact: string | null }
  | { met: false; why: string }
);

/** A notice of dispute as one version asks for it, checked off. Plain JSON, stored with the letter's facts. */
export type Packet = {
  /** The version, and why it governs; null when it is not known. */
  agreement: string | null;
  why: string;
  doubt: string | null;
  carrier: Carrier | null;
  channel: Channel | null;
  /** Lines of the address that the channel needs; null for another channel. */
  address: string[] | null;
  email: string | null;
  /** The form's link, where there is a form. */
  link: string | null;
  /** Who must sign: the merchant, or counsel in the letter. */
  signer: 'merchant' | 'counsel' | null;
  boxes: Box[];
  /** Every box is met: the letter may be called a notice, or be said to bring one. */
  is_notice: boolean;
  /**
   * What to compare where the version is no longer the one that was read. The packet is amber while this list has
   * entries.
   */
  amber: string[];
  steps: string[];
};

/** The facts on file, by id: here only their presence counts. */
type Facts = Readonly<Record<string, object>>;

const none = (why: string): Packet => ({
  agreement: null,
  why,
  doubt: null,
  carrier: null,
  channel: null,
  address: null,
  email: null,
  link: null,
  signer: null,
  boxes: [],
  is_notice: false,
  amber: [],
  steps: [],
});

function boxOf(id: NoticeContent, rules: PacketRules, facts: Facts): Box {
  const says = contentSays[id];
  const sets = rules.facts[id] ?? usualFacts[id];
  const shown = sets.find((set) => set.every((fact) => facts[fact] !== undefined));
  if (shown) return { id, says, met: true, fact: shown[0] ?? null };
  if (rules.if_any.includes(id)) return { id, says, met: true, fact: null };
  return { id, says, met: false, why: `Not on file: ${says}.` };
}

function authorizationBox(facts: Facts): Box {
  const says = 'the merchant’s written authorization of counsel';
  return facts['authorized_on']
    ? { id: 'authorization', says, met: true, fact: 'authorized_on' }
    : { id: 'authorization', says, met: false, why: `Not on file: ${says}.` };
}

/** The contents that the text lists, with the form and the signature, which it asks for elsewhere. */
function contentsOf({ procedure: { contents, form, signer } }: Agreement): NoticeContent[] {
  const more: NoticeContent[] = [
    ...(form.value === null ? [] : (['form_fields'] as const)),
    ...(signer.value === null ? [] : (['signature'] as const)),
  ];
  return [...new Set([...(contents.value ?? []), ...more])];
}

const byPost = (channel: Channel): boolean => channel === 'certified_mail' || channel === 'mail';

/**
 * The packet of a notice under the version that governs, each required content checked off against a fact. Where the version, its
 * procedure or its channel is not known there is none, and the letter stays a demand. Pure.
 */
export function packetFor(governs: Chosen, rules: PacketRules | null, facts: Facts): Packet {
  const { agreement, why } = governs;
  if (agreement === null) return none(why);
  const { procedure } = agreement;
  const channel = procedure.channels.value?.[0] ?? null;
  if (rules === null || channel === null) return none('The text read does not say how a dispute begins.');
  const boxes = [
    ...contentsOf(agreement).map((id) => boxOf(id, rules, facts)),
    ...(procedure.counsel_authorization.value ? [authorizationBox(facts)] : []),
  ];
  return {
    agreement: agreement.id,
    why,
    doubt: governs.doubt ?? null,
    carrier: rules.carrier(agreement),
    channel,
    address: byPost(channel) ? addressed(agreement) : null,
    email: channel === 'email' ? procedure.email.value : null,
    link: procedure.form.value?.link ?? null,
    signer: procedure.signer.value === null ? 'counsel' : 'merchant',
    boxes,
    is_notice: boxes.every(({ met }) => met),
    amber: notAsRead(agreement),
    steps: [...rules.steps(agreement)],
  };
}

/** What still keeps the letter from being a notice, as sentences for attorney and staff; empty when nothing does. */
export function openBoxes({ agreement, why, boxes }: Packet): string[] {
  return agreement === null ? [why] : boxes.flatMap((box) => (box.met ? [] : [box.why]));
}
