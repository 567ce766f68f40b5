import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { EmailPreferences } from '../../contract/people.ts';
import { api, orpc, queryClient } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choice-group.tsx';
import { useSession } from '../session/session.ts';
import { Loaded } from './loaded.tsx';
import { SaveLine, Section } from './section.tsx';
import { useSave } from './use-save.ts';
import { useLanguage } from '../language/language.ts';

type Kind = { name: keyof EmailPreferences; label: string };
const ofMerchant: readonly Kind[] = [
  { name: 'messages', label: 'A mail when our team writes to me' },
  { name: 'progress', label: 'A mail when my case moves a step' },
];
const stateOf = {
  messages: { on: 'messages on', off: 'messages off' },
  progress: { on: 'progress on', off: 'progress off' },
} as const;
const ofDesk: readonly Kind[] = [{ name: 'messages', label: 'A mail when somebody mentions me in a note' }];

export function EmailsSection() {
  const { t } = useLanguage();
  const saved = useQuery(orpc.email.getPreferences.queryOptions());
  return (
    <Section id="mails" title="Mails">
      <p className="measure">
        {t('Mails about signing in, money, offers and your letters always come. The others are yours to choose.')}
      </p>
      <Loaded query={saved} what="your choice of mails">
        {(choice) => <Choices saved={choice} />}
      </Loaded>
    </Section>
  );
}

function Choices({ saved }: { saved: EmailPreferences }) {
  const { t } = useLanguage();
  const save = useSave();
  const session = useSession();
  const isMerchant = session.state === 'signed-in' && session.me.user.role === 'client';
  const kinds = isMerchant ? ofMerchant : ofDesk;
  const [chosen, setChosen] = useState(saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run(async () => {
      const now = await api.email.putPreferences(chosen);
      queryClient.setQueryData(orpc.email.getPreferences.queryKey(), now);
      const what = kinds.map(({ name }) => t(stateOf[name][now[name] ? 'on' : 'off'])).join(', ');
      return t('Saved: {what}.', { what });
    });
  };
  return (
    <form className="fields" noValidate onSubmit={submit}>
      <div className="choices">
        {kinds.map(({ name, label }) => (
          <Checkbox
            key={name}
            id={`mails-${name}`}
            label={label}
            checked={chosen[name]}
            onCheckedChange={(on) => setChosen({ ...chosen, [name]: on })}
          />
        ))}
      </div>
      <div>
        <Button type="submit" variant="secondary" busy={save.working} busyLabel="Saving...">
          {t('Save choice of mails')}
        </Button>
      </div>
      <SaveLine save={save} />
    </form>
  );
}
