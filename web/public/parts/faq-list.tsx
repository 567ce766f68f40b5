type FaqItem = { question: string; answer: string };

/** Questions that open one at a time, without script: `name` makes them one group. */
export function FaqList({ items, name }: { items: readonly FaqItem[]; name: string }) {
  return (
    <div className="faq-list">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} id={anchorOf(question)}>
          <summary>{question}</summary>
          {answer.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  );
}

/** A question's anchor: search results link to it, and the browser opens it. */
function anchorOf(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The FAQPage node of JSON-LD. */
export function faqData(items: readonly FaqItem[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
