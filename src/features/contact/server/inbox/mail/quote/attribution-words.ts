const wordsIn = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Verbs of the line above a quotation ("… wrote:"), in lower case; the last word if there are several. */
export const verbs = wordsIn(`
  wrote writes said schrieb geschrieben écrit scritto escribió escriure escreveu schreef geschreven skrev skrifaði
  kirjoitti napisał napisała napisana pisze napsal napsala napísal napísala napisao napisala написао написала scris írta έγραψε
  yazdı писал писала пишет написал написала пише написав написа viết menulis rašė rakstīja kirjutas shkroi
  escribiu idatzi كتب كتبت كتبه נכתב כתב כתבה نوشت
`);

/** Verbs in languages without spaces between words. */
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

/** Pronouns next to the verb: the writer quotes by hand, and the line above is part of their own sentence. */
export const pronouns = wordsIn(`
  i you we he she they ich du sie er wir ihr ik jij hij zij wij jeg du vi han hun jag hon hän minä io lui lei yo usted
  я ты вы он она мы они ja ty ona my vy tu vous nous elle eu você ele ela él ella
`);

/** Beginnings of lines that only name the quoted person. */
export const quotings = ['quoting ', 'zitat von ', 'citando ', 'cita de ', 'citiranje ', 'citaat van ', 'quoting: '];

/** Small words within names. */
export const particles = wordsIn('von van der den de di da del la le af zu zur und and of the el al bin ibn');
