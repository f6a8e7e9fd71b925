/** The part of the guide about importing a statement. */
export const importing = {
  about:
    'Here you import the file of the mobile-money operator or the bank: a table as text (CSV), Excel, LibreOffice (.ods), or a bank statement for programs (CAMT.053). The same file once more adds nothing.',
  steps: [
    'Choose where it comes from, and the file as you got it. Excel shortens long numbers when it saves.',
    'The first time, choose what each column contains. “Money in or out” has signs such as Dr and Cr. “Status” says whether a payment is settled.',
    'Check what would be imported. “Leave out” takes a row out. Each skipped row says why.',
  ],
  asked: [
    {
      question: 'What if the balance does not follow?',
      answer: 'Check the columns. If the file has only some of the rows, confirm that this is expected.',
    },
    {
      question: 'What if nothing says whether money came in or went out?',
      answer: 'Leave out the rows of money out, and confirm that all of the rest is money in.',
    },
    {
      question: 'What if it was the wrong file?',
      answer: 'Choose “Undo...” under “Earlier imports”. Payments that are assigned or set aside stay.',
    },
  ],
};
