const wordsIn = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** The verb of the line above a quotation ("… wrote:"), in small letters; of more than one word the last. */
export const verbs = wordsIn(`
  wrote writes said schrieb geschrieben écrit scritto escribió escriure escreveu schreef geschreven skrev skrifaði
  kirjoitti napisał napisała napisana pisze napsal napsala napísal napísala napisao napisala написао написала scris írta έγραψε
  yazdı писал писала пишет написал написала пише написав написа viết menulis rašė rakstīja kirjutas shkroi
  escribiu idatzi كتب كتبت كتبه נכתב כתב כתבה نوشت
`);

/** Verbs of languages that put no spaces between words. */
export const joinedVerbs = [
  '写道',
  '寫道',
  '写到',
  '写的',
  '作成',
  '작성',
  '썼',
  '书き',
  '書き',
  'さんは',
  'のメール',
  'เขียน',
];

/** Whoever says so quotes by hand, and what is above is part of their own sentence. */
export const pronouns = wordsIn(`
  i you we he she they ich du sie er wir ihr ik jij hij zij wij jeg du vi han hun jag hon hän minä io lui lei yo usted
  я ты вы он она мы они ja ty ona my vy tu vous nous elle eu você ele ela él ella
`);

/** First words of lines that name whom a quotation is of and nothing else. */
export const quotings = ['quoting ', 'zitat von ', 'citando ', 'cita de ', 'citiranje ', 'citaat van ', 'quoting: '];

/** Small words within names. */
export const particles = wordsIn('von van der den de di da del la le af zu zur und and of the el al bin ibn');
