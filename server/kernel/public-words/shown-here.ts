import { attorneys } from '../../../content/attorneys.ts';
import { claims, type Claim } from '../../../content/claims.ts';
import type { Shown } from '../../../content/marks.ts';
import { stories } from '../../../content/stories.ts';
import type { Config } from '../config.ts';
import { recipientsText } from '../../../domain/ai/disclosure.ts';
import { aiDisclosure, aiUses } from '../ai-config.ts';
import { namesAi } from './names-ai.ts';

type Installation = Pick<Config, 'demo' | 'claims' | 'ai'> & Partial<Pick<Config, 'arrangement'>>;

const byName = new Map<string, Claim>(claims.map((claim) => [claim.name, claim]));

/** Real attorneys and stories, which an operator has added to `content/`. */
const real = {
  people: attorneys.filter(({ origin }) => !origin.sample).length,
  stories: stories.filter(({ origin }) => !origin.sample).length,
};

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const dayText = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** What this installation's pages show: samples in a demo, and elsewhere what is real. */
export function shownHere(config: Installation): Shown {
  const { demo, claims: measured } = config;
  const disclosure = aiDisclosure(config);
  const claimAt = (name: string) => {
    const claim = byName.get(name);
    if (!claim) throw new Error(`no claim is named ${name}`);
    return claim;
  };
  return {
    keeps: (name) => {
      if (name === 'demo') return demo;
      if (name === 'firm-charges') return config.arrangement?.kind !== 'service_charges';
      if (name === 'ai') return namesAi(config, 'drafts');
      if (name === 'ai-analysis') return namesAi(config, 'analysis');
      if (name === 'ai-sends') return disclosure !== null;
      if (name === 'ai-texts') return disclosure?.sends === 'texts';
      if (name.startsWith('ai:')) return aiUses(config).some((each) => `ai:${each}` === name);
      if (name === 'people' || name === 'stories') return demo || real[name] > 0;
      return demo || 'kept' in claimAt(name) || name in measured;
    },
    value: (name) => {
      if (name === 'ai-recipients') return disclosure ? recipientsText(disclosure) : '';
      return demo ? claimAt(name).value : (measured[name]?.value ?? '');
    },
    basis: (name) => {
      const claim = measured[name];
      return claim ? `n = ${claim.n}, ${dayText(claim.from)} to ${dayText(claim.to)}; ${claim.source}` : '';
    },
  };
}

/** How many claims, attorneys and stories this installation shows, and how many claims it could. */
export function countShown({ demo, claims: measured }: Omit<Installation, 'ai'>) {
  return {
    samples: demo,
    measured: Object.keys(measured).length,
    measurable: claims.filter((claim) => !('kept' in claim)).length,
    ...real,
  };
}
