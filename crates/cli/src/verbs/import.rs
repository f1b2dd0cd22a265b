//! `adoube import`: a hall from text.

use std::path::PathBuf;

use clap::Args;
use server::transfer::{self, Rejected};
use server::{Hall, Limits};

use super::serve::fault;
use crate::failure::{Answer, Complaint, Failure};
use crate::output::Output;

/// Takes an exported journal into a hall without a competition.
#[derive(Args)]
pub struct Import {
    /// The exported journal
    journal: PathBuf,
    /// The file of the hall; made if it does not exist
    file: PathBuf,
}

impl Import {
    /// Takes it, or says what is wrong.
    pub fn run(self, _: &mut Output) -> Result<Answer, Failure> {
        let text = std::fs::read_to_string(&self.journal);
        let text = text.map_err(Failure::of_file(&self.journal))?;
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let hall = Hall::open(&self.file, Limits::default()).await;
            let hall = hall.map_err(fault)?;
            transfer::import(&hall, text)
                .await
                .map_err(|why| match why {
                    Rejected::Fault(why) => fault(why),
                    why => {
                        let name = self.journal.display().to_string();
                        Complaint::about(&name, why.to_string()).into()
                    }
                })
        })?;
        Ok(Answer::Yes)
    }
}
