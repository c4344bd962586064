const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** Beginnings of subjects that report a failed delivery. */
export const failures = linesOf(`undeliverable
  undelivered mail returned to sender
  mail delivery failed
  mail delivery failure
  mail delivery system
  mail system error
  delivery status notification (failure)
  delivery failure
  delivery has failed
  failure notice
  returned mail
  message undeliverable
  could not deliver
  non-delivery report
  unzustellbar
  zustellung fehlgeschlagen
  nicht zustellbar
  non remis
  non distribuable
  échec de la remise
  no se puede entregar
  no entregado
  não é possível entregar
  não entregue
  non recapitabile
  mancato recapito
  onbestelbaar
  kan ikke leveres
  ikke leveret
  går inte att leverera
  olevererbart
  toimittamaton
  niedostarczone
  nedoručitelné
  kézbesíthetetlen
  nelivrabil
  teslim edilemedi
  не доставлено
  недоставлено
  не удается доставить
  无法传递
  退信
  配信不能
  배달되지 않음`);

/** Beginnings of subjects that report a delay: not delivered yet, and retried. */
export const delays = linesOf(`delayed
  delivery delayed
  message delayed
  delivery status notification (delay)
  warning: message
  warning: could not send
  verzögert
  retardé
  retrasado
  in ritardo
  vertraagd`);

/** Subject prefixes of absence notices. Prefixes that people also write, such as "Abwesenheit", are left out. */
export const absences = linesOf(`out of office
  out of the office
  automatic reply
  automatic response
  auto reply
  auto-reply
  autoreply
  auto response
  autoresponse
  automatische antwort
  automatische rückantwort
  abwesenheitsnotiz
  réponse automatique
  absence du bureau
  absent du bureau
  respuesta automática
  fuera de la oficina
  resposta automática
  fora do escritório
  risposta automatica
  fuori sede
  automatisch antwoord
  afwezigheidsbericht
  autosvar
  automatisk svar
  automatiskt svar
  automaattinen vastaus
  odpowiedź automatyczna
  automatyczna odpowiedź
  automatická odpověď
  automatická odpoveď
  automatikus válasz
  răspuns automat
  αυτόματη απάντηση
  otomatik yanıt
  автоматический ответ
  автоответ
  автоматична відповідь
  自动答复
  自动回复
  自動回覆
  自動応答
  자동 회신
  رد تلقائي
  תשובה אוטומטית`);

/** Subject prefixes of receipts: read, or deleted unread. */
export const readings = linesOf(`read
  not read
  return receipt
  gelesen
  ungelesen
  lu
  non lu
  leído
  no leído
  lido
  não lida
  letto
  non letto
  gelezen
  niet gelezen
  læst
  lest
  läst
  luettu
  przeczytane
  przeczytano
  přečteno
  прочтено
  прочитано
  okundu
  已读
  開封済み
  읽음`);

/** Beginnings of texts that programs write under the subject of a receipt; people may write the same subject. */
export const readingTexts = linesOf(`your message
  this is a receipt
  this is a return receipt
  ihre nachricht
  votre message
  su mensaje
  el mensaje
  a sua mensagem
  sua mensagem
  il messaggio
  uw bericht
  din meddelelse
  din melding
  ditt meddelande
  viestisi
  wiadomość
  vaše zpráva
  ваше сообщение
  iletiniz
  您的邮件
  メッセージ`);
